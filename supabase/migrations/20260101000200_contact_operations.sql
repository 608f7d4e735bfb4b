-- What the owner does in the SQL editor of the project (`select * from contact.status();` and so on; docs/security.md says
-- when), who may do what, and who calls the function.

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
  select 'why mails wait: ' || o.last_error, count(*)::text
  from contact.outbox o where o.status <> 'sent' and o.last_error is not null group by o.last_error
$$;

-- The digits by which a telephone number is known: without +90, 0090 or 0, at most ten, so that an extension makes no
-- difference. Null where fewer than seven are written.
create function contact.phone_digits(p_phone text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case when length(digits) >= 7 then left(digits, 10) end
  from (select regexp_replace(regexp_replace(p_phone, '[^0-9]', '', 'g'), '^(00)?(90)?0?', '') as digits) d
$$;

-- Whether a message is of the person with this e-mail address (it has an @) or this telephone number. A number of ten
-- digits is found wherever it stands in the field: before an extension, as the second of two.
create function contact.is_of(p_payload jsonb, p_person text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(case
    when p_person like '%@%' then
      lower(btrim(p_payload ->> 'email') collate "pg_c_utf8") = lower(btrim(p_person) collate "pg_c_utf8")
    when length(contact.phone_digits(p_person)) = 10 then
      position(contact.phone_digits(p_person) in regexp_replace(p_payload ->> 'phone', '[^0-9]', '', 'g')) > 0
    else contact.phone_digits(p_payload ->> 'phone') = contact.phone_digits(p_person)
  end, false)
$$;

-- Everything stored of a person, by e-mail address or telephone number; the SQL editor exports it as CSV.
create function contact.find(p_person text)
returns table (
  id uuid, received_at timestamptz, form text, name text, contact_person text, email text, phone text,
  subject text, services text, message text, suspicion text, mail text
)
language sql
stable
set search_path = ''
as $$
  select s.id, s.received_at, s.form_type, coalesce(s.payload ->> 'name', s.payload ->> 'clinicName'),
         s.payload ->> 'contactPerson', s.payload ->> 'email', s.payload ->> 'phone', s.payload ->> 'subject',
         (select string_agg(service, ', ') from jsonb_array_elements_text(s.payload -> 'selectedServices') service),
         s.payload ->> 'message', s.suspicion, o.status
  from contact.submissions s
  left join contact.outbox o on o.submission_id = s.id
  where contact.is_of(s.payload, p_person)
  order by s.received_at
$$;

-- Erases everything stored of a person, by e-mail address or telephone number. Returns how many messages.
create function contact.erase(p_person text)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  v_count integer;
begin
  if p_person is null or (p_person not like '%_@_%' and contact.phone_digits(p_person) is null) then
    raise exception 'contact.erase needs an e-mail address, or a telephone number of at least seven digits';
  end if;
  delete from contact.submissions s where contact.is_of(s.payload, p_person);
  get diagnostics v_count = row_count;
  return v_count;
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
  -- The role is shared by all databases of a cluster. It gets its password and login by hand: docs/deploy.md.
  if not exists (select from pg_roles where rolname = 'contact_function') then
    create role contact_function nologin noinherit;
  end if;
end;
$$;

-- One second less than the function waits: what its caller was told has failed is not stored behind its back.
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
  contact.accept(uuid, text, jsonb, text, text, text, text, text, integer, integer),
  contact.claim(integer, integer),
  contact.record_sent(bigint, text),
  contact.record_failure(bigint, uuid, text, integer),
  contact.begin_drain(),
  contact.problems()
to contact_function;

-- The scheduler: the drain endpoint is called every minute. Where pg_cron, pg_net or Vault are missing (the local stack)
-- nothing is scheduled, and a timer makes the calls.
do $$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')) < 3 then
    raise notice 'pg_cron, pg_net or Vault is missing: contact mail is not scheduled by this database';
    return;
  end if;
  execute 'create extension if not exists pg_cron';
  execute 'create extension if not exists pg_net';
  execute $sql$select cron.schedule('contact-drain', '* * * * *', 'select contact.request_drain()')$sql$;
end;
$$;
