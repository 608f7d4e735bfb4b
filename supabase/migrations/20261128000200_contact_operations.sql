-- Deletion, monitoring, and commands for the owner in the project's SQL editor (`select * from
-- contact.status();` and so on; see docs/security.md).

-- When each message is deleted: after the days that the function brings, a suspicious one after 30 at most.
create view contact.expiry with (security_invoker = true) as
  select s.id, s.received_at
    + make_interval(days => least(h.retention_days, case when s.suspicion is not null then 30 end)) as expires_at
  from contact.submissions s, contact.heartbeat h;

-- Deletes expired messages with their mails; an hourly job of its own, so that its failure delays no mail. If
-- messages need more than p_bytes, some are deleted earlier, so that a flood cannot fill the disk: the oldest
-- first, and those that nobody was told of last.
create function contact.purge(p_bytes bigint default 200000000)
returns void
language sql
set search_path = ''
as $$
  delete from contact.submissions where id in (select id from contact.expiry where expires_at < now());
  delete from contact.submissions s
  using (
    -- 1,000 bytes: approximate size of a message besides its text, in both tables and their indexes.
    select m.id, sum(pg_column_size(m.payload) + 1000) over (
      order by m.id in (select o.submission_id from contact.outbox o where o.status in ('pending', 'given_up')) desc,
        m.received_at desc, m.id) as bytes
    from contact.submissions m
  ) kept
  where kept.id = s.id and kept.bytes > p_bytes;
  delete from contact.outbox where summary_day < now()::date - 30;
$$;

-- Whether a message can be stored: stores one and takes it back. A full disk or a read-only database refuses it.
create function contact.can_store()
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  insert into contact.submissions (id, payload) values (gen_random_uuid(), '{}');
  raise exception 'take it back';
exception
  when raise_exception then return true;
  when others then return false;
end;
$$;

-- Health report for a monitor: names of problems, nothing from messages. It is about the route, not about one
-- mail, and ignores suspicious messages.
-- given_up: of one recipient's mails three within a week, unless settled, or one after which none was sent.
-- late: of one recipient's mails three have been waiting for half an hour, or one that was not refused for good
-- after which none was sent. A mail that waits for its share of the day is not late.
-- unpurged: an HMAC is older than 25 hours, or a message a day older than its period.
create function contact.problems()
returns text[]
language sql
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
        and o.leased_until is not null
      group by o.recipient
      having count(*) >= 3
        or not contact.has_sent(o.recipient, max(o.queued_at) filter (where s.id is null or not o.is_refused))
    ) then 'late' end,
    case when not exists (
      select from contact.heartbeat where last_drain_at > clock_timestamp() - interval '10 minutes'
    ) then 'no_drain' end,
    case when exists (
      select from contact.submissions where sender = 'unknown' and received_at > clock_timestamp() - interval '1 hour'
    ) then 'no_client_address' end,
    case when pg_database_size(current_database()) > 350000000 then 'filling' end,
    case when not contact.can_store() then 'not_storing' end,
    case when exists (select from contact.expiry where expires_at < clock_timestamp() - interval '1 day') or exists (
      select from contact.submissions
      where coalesce(sender, network) is not null and received_at < clock_timestamp() - interval '25 hours'
    ) then 'unpurged' end
  ], null)
$$;

-- Current state, one fact per line; with a message's number, as its visitor was shown it, what became of its mails.
create function contact.status(p_number text default null)
returns table (item text, value text)
language sql
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
  select 'last call of the scheduler', coalesce(max(last_drain_at)::timestamp(0)::text, 'never') from contact.heartbeat
  union all
  select 'days until messages are deleted', coalesce(max(retention_days)::text, 'unknown') from contact.heartbeat
  union all
  select 'size of the database', pg_size_pretty(pg_database_size(current_database()))
  union all
  select format('why mails to recipient %s wait: %s', o.recipient, o.last_error), count(*)::text
  from contact.outbox o where o.status in ('pending', 'given_up') and o.last_error is not null group by o.recipient, o.last_error
  union all
  select format('mail of %s to recipient %s', left(o.submission_id::text, 8), o.recipient),
         concat_ws(', ', o.status, o.settled_at::timestamp(0)::text, o.last_error)
  from contact.outbox o where left(o.submission_id::text, 8) = left(lower(p_number), 8)
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

-- All stored data of a person, by e-mail address or by telephone number, in any notation: its last ten digits are
-- among those of the message's. The SQL editor exports it as CSV.
create function contact.find(p_person text)
returns table (
  id uuid, received_at timestamptz, email text, phone text, message text, suspicion text, mails text
)
language plpgsql
stable
set search_path = ''
as $$
declare
  v_digits constant text := regexp_replace(coalesce(p_person, ''), '[^0-9]', '', 'g');
begin
  if coalesce(p_person, '') not like '%_@_%' and length(v_digits) not between 7 and 17 then
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
  where case when p_person like '%@%' then lower(s.payload ->> 'email') = lower(btrim(p_person))
    else strpos(regexp_replace(s.payload ->> 'phone', '[^0-9]', '', 'g'), right(v_digits, 10)) > 0 end
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
  delete from contact.submissions s using contact.find(p_person) f where s.id = f.id and f.id = any (p_ids);
end;
$$;

-- Retries a message's mails that were not sent, on the scheduler's next call and for five more days; without a
-- number those that wait and those given up within the last week. Returns how many.
create function contact.retry(p_number text default null)
returns integer
language sql
set search_path = ''
as $$
  with retried as (
    update contact.outbox o
    set status = 'pending', failures = 0, next_attempt_at = clock_timestamp(), queued_at = clock_timestamp(),
        settled_at = null, leased_until = null, is_refused = false
    where o.status <> 'sent'
      and (o.leased_until is null or o.leased_until <= clock_timestamp())
      and (left(o.submission_id::text, 8) = left(lower(p_number), 8) or p_number is null and (
        o.status = 'pending' or o.status = 'given_up' and o.settled_at > clock_timestamp() - interval '7 days'))
    returning o.id
  )
  select count(*)::integer from retried
$$;

-- Ends trying and reporting a message's mails that were not sent, once somebody has seen to them; without a number
-- reporting all that were given up. Returns how many.
create function contact.settle(p_number text default null)
returns integer
language sql
set search_path = ''
as $$
  with settled as (
    update contact.outbox o set status = 'settled'
    where o.status = 'given_up' and p_number is null
      or o.status in ('given_up', 'pending') and left(o.submission_id::text, 8) = left(lower(p_number), 8)
    returning o.id
  )
  select count(*)::integer from settled
$$;
