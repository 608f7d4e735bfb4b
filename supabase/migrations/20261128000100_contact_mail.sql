-- Mail: claiming, recording results, and the daily summary.

-- Messages with an undelivered mail: given up within the last week and not settled, or waiting for more than
-- three hours.
create view contact.undelivered with (security_invoker = true) as
  select s.id, s.received_at, s.suspicion, s.payload,
         array_agg(o.recipient order by o.recipient) as recipients, max(o.last_error) as last_error,
         -- Such a mail has arrived; the provider sends nothing more to its recipient.
         bool_and(o.last_error is not distinct from 'mail provider: email.complained') as is_reported,
         max(o.settled_at) as given_up_at, bool_or(o.status = 'pending') as is_waiting
  from contact.outbox o
  join contact.submissions s on s.id = o.submission_id
  where (o.status = 'given_up' and o.settled_at > clock_timestamp() - interval '7 days')
     or (o.status = 'pending' and o.queued_at < clock_timestamp() - interval '3 hours')
  group by s.id;

-- Content of the daily summary of a day (in Istanbul) for a recipient; null without a day. Computed for each
-- attempt and not stored. A message that was given up is told once: in the first summary that is sent after it.
create function contact.summary(p_day date, p_recipient integer)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with untold as materialized (
    select u.* from contact.undelivered u
    where u.is_waiting or u.given_up_at > (
      select coalesce(max(o.settled_at), '-infinity') from contact.outbox o
      where o.summary_day is not null and o.recipient = p_recipient and o.status = 'sent'
    )
  )
  select jsonb_build_object(
    'received', count(*),
    'suspicious', count(s.suspicion),
    'undeliveredCount', (select count(*) from untold where not is_reported),
    'undelivered', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'number', left(u.id::text, 8),
        'message', u.payload,
        'isReported', u.is_reported,
        'receivedAt', to_char(u.received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
      ) order by u.received_at desc), '[]')
      from (
        select * from untold where suspicion is null order by received_at desc limit 50
      ) u
    )
  )
  from contact.submissions s
  where s.received_at >= p_day::timestamp at time zone 'Europe/Istanbul'
    and s.received_at < (p_day + 1)::timestamp at time zone 'Europe/Istanbul'
  having p_day is not null
$$;

-- Leases due mails: daily summaries and honest messages first, then the oldest. An expired lease (its worker
-- has died) is not counted as a failure; the mail is only sorted behind the others. Mails not sent within five
-- days are given up.
-- p_per_day: mails that the provider takes in a day. Of a hundred, messages get eighty, thirty of them reserved for
-- the first message of a network in its first hour, and suspicious ones ten, so that the summary always goes out.
create function contact.claim(p_count integer, p_lease_seconds integer, p_per_day integer)
returns table (
  id bigint, lease uuid, recipient integer, provider_id text,
  submission_id uuid, payload jsonb, suspicion text, received_at timestamptz,
  summary_day date, summary jsonb
)
language sql
security definer
set search_path = ''
as $$
  update contact.outbox o
  set status = 'given_up', settled_at = clock_timestamp(), lease = null, leased_until = null,
      last_error = coalesce(o.last_error, 'no share of the day was left, or each worker ended before it could tell why')
  where o.status = 'pending'
    and o.queued_at <= clock_timestamp() - interval '5 days'
    and (o.leased_until is null or o.leased_until <= clock_timestamp());

  with taken as (
    select count(*) filter (where s.suspicion is null) as honest, count(s.suspicion) as suspicious
    from contact.outbox o
    join contact.submissions s on s.id = o.submission_id
    where o.settled_at > clock_timestamp() - interval '1 day' and (o.status = 'sent' or o.provider_id is not null)
  ), due as (
    select o.id
    from contact.outbox o
    left join contact.submissions s on s.id = o.submission_id
    cross join taken
    where o.status = 'pending'
      and o.next_attempt_at <= clock_timestamp()
      and (o.leased_until is null or o.leased_until <= clock_timestamp())
      and case
        when s.id is null then true
        when s.suspicion is not null then taken.suspicious < p_per_day * 0.1
        else taken.honest < p_per_day * 0.5
          or taken.honest < p_per_day * 0.8
          and s.received_at > clock_timestamp() - interval '1 hour'
          and not exists (
            select from contact.submissions e where e.network = s.network and e.received_at < s.received_at
          )
      end
    order by s.id is not null, s.suspicion is not null, o.next_attempt_at, o.id
    limit p_count
    for update of o skip locked
  ), claimed as (
    update contact.outbox o
    set lease = gen_random_uuid(),
        leased_until = clock_timestamp() + make_interval(secs => p_lease_seconds),
        next_attempt_at = clock_timestamp() + make_interval(secs => p_lease_seconds)
    from due
    where o.id = due.id
    returning o.*
  )
  select c.id, c.lease, c.recipient, c.provider_id, c.submission_id, s.payload, s.suspicion, s.received_at,
         c.summary_day, contact.summary(c.summary_day, c.recipient)
  from claimed c
  left join contact.submissions s on s.id = c.submission_id;
$$;

-- Records a sent mail even if its lease has expired: it must not be sent again.
create function contact.record_sent(p_id bigint, p_provider_id text)
returns void
language sql
security definer
set search_path = ''
as $$
  update contact.outbox
  set status = 'sent', settled_at = clock_timestamp(), provider_id = left(p_provider_id, 200),
      lease = null, leased_until = null, last_error = null
  where id = p_id;
$$;

-- Whether a mail was sent to a recipient after a time, so that the route is not what another mail fails of; null
-- without a time.
create function contact.has_sent(p_recipient integer, p_after timestamptz)
returns boolean
language sql
stable
strict
set search_path = ''
as $$
  select exists (
    select from contact.outbox where recipient = p_recipient and status = 'sent' and settled_at > p_after
  )
$$;

-- A failure delays the mail by 30 s, 60 s … six hours, or as long as the server asked. Does nothing if
-- another worker has the lease. p_refused: the server refuses this mail for good; after six failures it is given
-- up, provided that others were sent meanwhile.
create function contact.record_failure(
  p_id bigint, p_lease uuid, p_error text, p_wait_seconds integer, p_refused boolean
)
returns void
language sql
security definer
set search_path = ''
as $$
  update contact.outbox
  set failures = failures + 1,
      next_attempt_at = clock_timestamp() + make_interval(
        secs => least(greatest(30 * power(2, least(failures, 20)), p_wait_seconds), 21600)),
      lease = null, leased_until = clock_timestamp(), is_refused = p_refused, last_error = left(p_error, 500)
  where id = p_id and status = 'pending' and lease = p_lease;
  update contact.outbox
  set status = 'given_up', settled_at = clock_timestamp()
  where id = p_id and status = 'pending' and lease is null and p_refused and failures >= 6
    and contact.has_sent(recipient, queued_at);
$$;

-- Records a bounce reported by the provider: the sent mail counts as given up. Returns whether the mail exists.
create function contact.record_undelivered(p_provider_id text, p_event text)
returns boolean
language sql
security definer
set search_path = ''
as $$
  update contact.outbox
  set status = 'given_up', settled_at = clock_timestamp(), last_error = left('mail provider: ' || p_event, 500)
  where provider_id = p_provider_id and status = 'sent';
  select exists (select from contact.outbox where provider_id = p_provider_id);
$$;

-- Queues the summary of the previous day once a day, on the scheduler's first call after 08:00 in Istanbul.
-- Also sent on quiet days, because its absence shows that mail is broken. Deletes older summaries that still
-- wait.
create function contact.queue_summary(p_now timestamptz, p_recipients integer)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_here constant timestamp := p_now at time zone 'Europe/Istanbul';
begin
  if v_here::time < time '08:00' then
    return;
  end if;
  insert into contact.outbox (summary_day, recipient)
  select v_here::date - 1, n from generate_series(1, p_recipients) n
  on conflict (summary_day, recipient) do nothing;
  delete from contact.outbox where summary_day < v_here::date - 1 and status = 'pending';
end;
$$;

-- Records a call of the scheduler, and clears HMACs that no limit counts any more: of senders after an hour, of
-- networks after 23.
-- p_retention_days: after which contact.purge deletes messages, as the site's privacy notice says.
create function contact.note_drain(p_recipients integer, p_retention_days integer)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into contact.heartbeat (last_drain_at, retention_days) values (clock_timestamp(), p_retention_days)
  on conflict (one) do update
  set last_drain_at = excluded.last_drain_at, retention_days = excluded.retention_days;
  update contact.submissions set sender = null where sender is not null and received_at < now() - interval '1 hour';
  update contact.submissions set network = null where network is not null and received_at < now() - interval '23 hours';
  select contact.queue_summary(clock_timestamp(), p_recipients);
$$;
