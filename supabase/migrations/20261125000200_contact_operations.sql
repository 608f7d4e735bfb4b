-- What the owner does in the SQL editor of the project (`select * from contact.status();` and so on; docs/security.md says
-- when), who may do what, and what runs by itself.

-- How things are, one line each.
create function contact.status()
returns table (item text, value text)
language sql
stable
set search_path = ''
as $$
  select 'problems', coalesce(nullif(array_to_string(contact.problems(), ', '), ''), 'none')
  union all
  select 'messages of the last 24 hours',
         format('%s, of these %s suspicious', count(*), count(suspicion))
  from contact.submissions where received_at > now() - interval '1 day'
  union all
  select 'messages stored', format('%s, the oldest of %s', count(*), coalesce(min(received_at)::date::text, 'no day'))
  from contact.submissions
  union all
  select 'mails waiting', format('%s, the oldest since %s', count(*), coalesce(min(queued_at)::timestamp(0)::text, 'never'))
  from contact.outbox where status = 'pending'
  union all
  select 'mails given up', count(*)::text from contact.outbox where status = 'given_up'
  union all
  select 'last mail sent', coalesce(max(settled_at)::timestamp(0)::text, 'never') from contact.outbox where status = 'sent'
  union all
  select 'last call of the scheduler', coalesce(last_drain_at::timestamp(0)::text, 'never') from contact.heartbeat
  union all
  select 'size of the database', pg_size_pretty(pg_database_size(current_database()))
  union all
  select format('why mails to recipient %s wait: %s', o.recipient, o.last_error), count(*)::text
  from contact.outbox o where o.status <> 'sent' and o.last_error is not null group by o.recipient, o.last_error
$$;

-- The telephone numbers in a field, each in one spelling (+903522221100): a national number is taken for a Turkish one.
-- What stands after " - ", " / ", a comma or a word is another number, or an extension, which is none.
create function contact.phone_numbers(p_phone text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select coalesce(array_agg(number) filter (where number ~ '[0-9]{7}'), '{}')
  from (
    select case
      when digits ~ '^(\+|00)90' then regexp_replace(digits, '^(\+|00)900?', '+90')
      when digits ~ '^(\+|00)' then regexp_replace(digits, '^(\+|00)', '+')
      when digits ~ '^(90|0)[1-9][0-9]{9}$' then regexp_replace(digits, '^(90|0)', '+90')
      when digits ~ '^[1-9][0-9]{9}$' then '+90' || digits
      when length(digits) > 10 then '+' || digits
      else digits
    end as number
    from (
      select regexp_replace(regexp_replace(piece, '\(0\)', ''), '(?!^\+)[^0-9]', '', 'g') as digits
      -- A whole Turkish number may also end at a bare "/" or "-".
      from regexp_split_to_table(
        regexp_replace(p_phone, '((?:\+90|\m0)[ ().]*(?:[0-9][ ().-]*?){10})[/-]', '\1;', 'g'),
        '\s*[^-0-9+() ./]+\s*|\s+[-/]+\s+|(?=\+)'
      ) piece
    ) pieces
  ) numbers
$$;

-- Whether a message is of the person with this e-mail address (it has an @) or this telephone number, the whole of it.
create function contact.is_of(p_payload jsonb, p_person text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(case
    when p_person like '%@%' then lower(p_payload ->> 'email') = lower(btrim(p_person))
    else contact.phone_numbers(p_payload ->> 'phone') && contact.phone_numbers(p_person)
  end, false)
$$;

-- Everything stored of a person, by e-mail address or telephone number; the SQL editor exports it as CSV.
create function contact.find(p_person text)
returns table (
  id uuid, received_at timestamptz, email text, phone text, message text, suspicion text, mails text
)
language plpgsql
stable
set search_path = ''
as $$
begin
  if coalesce(p_person, '') not like '%_@_%' and cardinality(contact.phone_numbers(coalesce(p_person, ''))) <> 1 then
    raise exception 'Write one e-mail address, or one telephone number of at least seven digits.';
  end if;
  if p_person ~ '@.*[^ -~]' then
    raise exception 'Write the domain of the address as the mail shows it, in ASCII (xn--…).';
  end if;
  return query
  select s.id, s.received_at, s.payload ->> 'email', s.payload ->> 'phone',
         (select string_agg(key || ': ' || value, E'\n') from jsonb_each_text(s.payload)), s.suspicion,
         (select string_agg(o.status, ', ' order by o.recipient) from contact.outbox o where o.submission_id = s.id)
  from contact.submissions s
  where contact.is_of(s.payload, p_person)
  order by s.received_at;
end;
$$;

-- Erases messages of a person. Without p_ids it erases nothing and shows what it would; with them it erases those of the
-- person's messages that are named, and shows these.
create function contact.erase(p_person text, p_ids uuid[] default null)
returns table (erased boolean, id uuid, received_at timestamptz, email text, phone text, message text)
language plpgsql
set search_path = ''
as $$
begin
  return query
  select p_ids is not null, f.id, f.received_at, f.email, f.phone, f.message
  from contact.find(p_person) f where p_ids is null or f.id = any (p_ids);
  delete from contact.submissions s where s.id = any (p_ids) and contact.is_of(s.payload, p_person);
end;
$$;

-- Sends what was given up or waits with the next call of the scheduler, and gives it five days more. Returns how many.
create function contact.retry()
returns integer
language plpgsql
set search_path = ''
as $$
declare
  v_count integer;
begin
  update contact.outbox
  set status = 'pending', failures = 0, next_attempt_at = clock_timestamp(), queued_at = clock_timestamp(), settled_at = null
  where status = 'given_up' or (status = 'pending' and (leased_until is null or leased_until <= clock_timestamp()));
  get diagnostics v_count = row_count;
  return v_count;
end;
$$;

do $$
begin
  -- The role is shared by all databases of a cluster. It gets its password and login at deployment.
  if not exists (select from pg_roles where rolname = 'contact_function') then
    create role contact_function nologin noinherit;
  end if;
end;
$$;

-- One second less than the function waits.
alter role contact_function set statement_timeout = '7s';
alter role contact_function set idle_in_transaction_session_timeout = '7s';

-- Calls the drain endpoint through pg_net. Address and key come from Vault: `contact_drain_url` and
-- `contact_drain_key`; until both are there, nothing is called.
create function contact.request_drain()
returns bigint
language plpgsql
set search_path = ''
as $$
declare
  v_url text;
  v_key text;
  v_request bigint;
begin
  execute $sql$select decrypted_secret from vault.decrypted_secrets where name = 'contact_drain_url'$sql$ into v_url;
  execute $sql$select decrypted_secret from vault.decrypted_secrets where name = 'contact_drain_key'$sql$ into v_key;
  if v_url is null or v_key is null then
    return null;
  end if;
  execute $sql$
    select net.http_post(
      url := $1,
      headers := jsonb_build_object('Content-Type', 'application/json', 'apikey', $2),
      body := '{}'::jsonb,
      timeout_milliseconds := 90000
    )
  $sql$ into v_request using v_url, v_key;
  return v_request;
end;
$$;

-- Schedules what runs by itself; may be called again.
create function contact.schedule()
returns void
language plpgsql
set search_path = ''
as $$
begin
  execute $sql$select cron.schedule('contact-drain', '* * * * *', 'select contact.request_drain()')$sql$;
  execute $sql$select cron.schedule('contact-purge', '23 * * * *', 'select contact.purge()')$sql$;
end;
$$;

revoke all on all tables in schema contact from public;
revoke all on all functions in schema contact from public;
do $$
declare
  v_role text;
begin
  -- Supabase's own roles may get rights in new objects by default.
  foreach v_role in array array['anon', 'authenticated', 'service_role'] loop
    if exists (select from pg_roles where rolname = v_role) then
      execute format('revoke all on schema contact from %I', v_role);
      execute format('revoke all on all tables in schema contact from %I', v_role);
      execute format('revoke all on all functions in schema contact from %I', v_role);
    end if;
  end loop;
end;
$$;

grant usage on schema contact to contact_function;
grant execute on function
  contact.accept(uuid, jsonb, text, boolean, text, text, integer, integer, integer, timestamptz),
  contact.claim(integer, integer),
  contact.record_sent(bigint, text),
  contact.record_failure(bigint, uuid, text, integer),
  contact.record_undelivered(text, text),
  contact.note_drain(integer),
  contact.problems()
to contact_function;

-- Where pg_cron, pg_net or Vault are missing (the local stack) nothing is scheduled, and a timer makes the calls.
do $$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')) < 3 then
    raise notice 'pg_cron, pg_net or Vault is missing: contact mail is not scheduled by this database';
    return;
  end if;
  execute 'create extension if not exists pg_cron';
  execute 'create extension if not exists pg_net';
  perform contact.schedule();
end;
$$;
