-- Deletion, monitoring, and commands for the owner in the project's SQL editor (`select * from
-- contact.status();` and so on; see docs/security.md).

-- Runs hourly as a job of its own, so that its failure delays no mail. Deletes suspicious messages after 30
-- days and all others after 180, with their mails; the HMACs of senders after an hour and of networks after 23,
-- as long as limits count them. If messages need more than p_bytes, mailed ones are deleted earlier, oldest
-- first, so that a flood cannot fill the disk.
create function contact.purge(p_bytes bigint default 200000000)
returns void
language plpgsql
set search_path = ''
as $$
begin
  update contact.submissions set sender = null where sender is not null and received_at < now() - interval '1 hour';
  update contact.submissions set network = null where network is not null and received_at < now() - interval '23 hours';
  delete from contact.submissions
  where received_at < now() - case when suspicion is null then interval '180 days' else interval '30 days' end;
  delete from contact.submissions s
  using (
    -- 1,000 bytes: approximate size of a message besides its text, in both tables and their indexes.
    select id, sum(pg_column_size(payload) + 1000) over (order by received_at desc, id) as bytes from contact.submissions
  ) newer
  where newer.id = s.id and newer.bytes > p_bytes
    and not exists (select from contact.outbox o where o.submission_id = s.id and o.status in ('pending', 'given_up'));
  delete from contact.outbox where summary_day < now()::date - 30;
end;
$$;

-- Health report for a monitor: names of problems, nothing from messages. It is about the route, not about one
-- mail, and ignores suspicious messages.
-- given_up: of one recipient's mails three within a week, unless settled, or one after which none was sent.
-- late: of one recipient's mails three have been waiting for half an hour, or one while none was sent.
create function contact.problems()
returns text[]
language sql
stable
security definer
set search_path = ''
as $$
  select array_remove(array[
    case when exists (
      select from contact.outbox o
      left join contact.submissions s on s.id = o.submission_id
      where o.status = 'given_up' and o.settled_at > clock_timestamp() - interval '7 days' and s.suspicion is null
      group by o.recipient
      having count(*) >= 3 or not contact.has_sent(o.recipient, max(o.queued_at))
    ) then 'given_up' end,
    case when exists (
      select from contact.outbox o
      left join contact.submissions s on s.id = o.submission_id
      where o.status = 'pending' and o.queued_at < clock_timestamp() - interval '30 minutes' and s.suspicion is null
      group by o.recipient
      having count(*) >= 3 or not contact.has_sent(o.recipient, clock_timestamp() - interval '30 minutes')
    ) then 'late' end,
    case when not exists (
      select from contact.heartbeat where last_drain_at > clock_timestamp() - interval '10 minutes'
    ) then 'no_drain' end,
    case when exists (
      select from contact.submissions where sender = 'unknown' and received_at > clock_timestamp() - interval '1 hour'
    ) then 'no_client_address' end,
    case when pg_database_size(current_database()) > 350000000 then 'filling' end
  ], null)
$$;

-- Current state, one fact per line.
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
  from contact.outbox o where o.status in ('pending', 'given_up') and o.last_error is not null group by o.recipient, o.last_error
$$;

-- Telephone numbers in a field, normalised (+903522221100); national numbers count as Turkish. Text after " -
-- ", " / ", a comma or a word is another number, or an extension, which is ignored.
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
      -- A complete Turkish number may also end at a bare "/" or "-".
      from regexp_split_to_table(
        regexp_replace(p_phone, '((?:\+90|\m0)[ ().]*(?:[0-9][ ().-]*?){10})[/-]', '\1;', 'g'),
        '\s*[^-0-9+() ./]+\s*|\s+[-/]+\s+|(?=\+)'
      ) piece
    ) pieces
  ) numbers
$$;

-- Whether a message is from the person with this e-mail address (contains @) or this complete telephone
-- number.
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

-- Text for a cell of an exported table: table programs calculate what begins with one of these signs.
create function contact.cell(p_text text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case when p_text ~ '^[=+@＝＋－＠-]' then '''' || p_text else p_text end
$$;

-- All stored data of a person, by e-mail address or telephone number; the SQL editor exports it as CSV.
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
  select s.id, s.received_at, contact.cell(s.payload ->> 'email'), contact.cell(s.payload ->> 'phone'),
         (select string_agg(key || ': ' || value, E'\n') from jsonb_each_text(s.payload)), s.suspicion,
         (select string_agg(o.status, ', ' order by o.recipient) from contact.outbox o where o.submission_id = s.id)
  from contact.submissions s
  where contact.is_of(s.payload, p_person)
  order by s.received_at;
end;
$$;

-- Erases messages of a person. Without p_ids it only lists what it would erase; with p_ids it erases those of
-- them that belong to the person, and lists them.
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

-- Retries a message's mails that were not sent, on the scheduler's next call and for five more days; without an
-- id those that wait and those given up within the last week. Returns their number.
create function contact.retry(p_id uuid default null)
returns integer
language sql
set search_path = ''
as $$
  with retried as (
    update contact.outbox o
    set status = 'pending', failures = 0, next_attempt_at = clock_timestamp(), queued_at = clock_timestamp(), settled_at = null
    where o.status <> 'sent'
      and (o.leased_until is null or o.leased_until <= clock_timestamp())
      and (o.submission_id = p_id or p_id is null and (
        o.status = 'pending' or o.status = 'given_up' and o.settled_at > clock_timestamp() - interval '7 days'))
    returning o.id
  )
  select count(*)::integer from retried
$$;

-- Ends the report of a message whose mail was given up, once somebody has seen to it; without an id of all.
-- Returns the number of mails.
create function contact.settle(p_id uuid default null)
returns integer
language sql
set search_path = ''
as $$
  with settled as (
    update contact.outbox o set status = 'settled'
    where o.status = 'given_up' and (p_id is null or o.submission_id = p_id)
    returning o.id
  )
  select count(*)::integer from settled
$$;
