-- Mail: claiming, recording results, and the daily summary.

-- Messages with an undelivered mail: given up within the last week, or waiting for more than three hours.
create view contact.undelivered with (security_invoker = true) as
  select s.id, s.received_at, s.suspicion, s.payload,
         array_agg(o.recipient order by o.recipient) as recipients, max(o.last_error) as last_error
  from contact.outbox o
  join contact.submissions s on s.id = o.submission_id
  where (o.status = 'given_up' and o.settled_at > clock_timestamp() - interval '7 days')
     or (o.status = 'pending' and o.queued_at < clock_timestamp() - interval '3 hours')
  group by s.id;

-- Content of the daily summary of a day (in Istanbul); null without a day. Computed for each attempt and not
-- stored.
create function contact.summary(p_day date)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'received', count(*),
    'suspicious', count(s.suspicion),
    'undeliveredCount', (select count(*) from contact.undelivered),
    'undelivered', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'message', u.payload,
        'receivedAt', to_char(u.received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
      ) order by u.received_at desc), '[]')
      from (
        select * from contact.undelivered where suspicion is null order by received_at desc limit 50
      ) u
    )
  )
  from contact.submissions s
  where s.received_at >= p_day::timestamp at time zone 'Europe/Istanbul'
    and s.received_at < (p_day + 1)::timestamp at time zone 'Europe/Istanbul'
  having p_day is not null
$$;

-- Leases due mails: daily summaries and honest messages first, then the oldest. An expired lease (its worker
-- has died) is not counted as a failure; the mail is only sorted behind the others. Mails not sent within
-- five days are given up, here and nowhere else.
create function contact.claim(p_count integer, p_lease_seconds integer)
returns table (
  id bigint, lease uuid, failures integer, recipient integer, queued_at timestamptz,
  submission_id uuid, payload jsonb, suspicion text, received_at timestamptz,
  summary_day date, summary jsonb
)
language sql
security definer
set search_path = ''
as $$
  update contact.outbox o
  set status = 'given_up', settled_at = clock_timestamp(), lease = null, leased_until = null,
      last_error = coalesce(o.last_error, 'each worker ended before it could tell why')
  where o.status = 'pending'
    and o.queued_at <= clock_timestamp() - interval '5 days'
    and (o.leased_until is null or o.leased_until <= clock_timestamp());

  with due as (
    select o.id
    from contact.outbox o
    left join contact.submissions s on s.id = o.submission_id
    where o.status = 'pending'
      and o.next_attempt_at <= clock_timestamp()
      and (o.leased_until is null or o.leased_until <= clock_timestamp())
    order by s.suspicion is not null, o.next_attempt_at, o.id
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
  select c.id, c.lease, c.failures, c.recipient, c.queued_at, c.submission_id, s.payload, s.suspicion, s.received_at,
         c.summary_day, contact.summary(c.summary_day)
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
  where id = p_id and status <> 'sent';
$$;

-- A failure delays the mail by 30 s, 60 s … six hours, or as long as the server asked. Does nothing if
-- another worker has the lease.
create function contact.record_failure(p_id bigint, p_lease uuid, p_error text, p_wait_seconds integer)
returns void
language sql
security definer
set search_path = ''
as $$
  update contact.outbox
  set failures = failures + 1,
      next_attempt_at = clock_timestamp() + make_interval(
        secs => least(greatest(30 * power(2, least(failures, 20)), p_wait_seconds), 21600)),
      lease = null, leased_until = null, last_error = left(p_error, 500)
  where id = p_id and status = 'pending' and lease = p_lease;
$$;

-- Records a bounce reported by the provider: the mail counts as given up. Returns whether it exists.
create function contact.record_undelivered(p_provider_id text, p_event text)
returns boolean
language sql
security definer
set search_path = ''
as $$
  with marked as (
    update contact.outbox
    set status = 'given_up', settled_at = clock_timestamp(), last_error = left('mail provider: ' || p_event, 500)
    where provider_id = p_provider_id and status <> 'pending'
    returning id
  )
  select exists (select from marked)
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

-- Records a call of the scheduler.
create function contact.note_drain(p_recipients integer)
returns void
language sql
security definer
set search_path = ''
as $$
  update contact.heartbeat set last_drain_at = clock_timestamp();
  select contact.queue_summary(clock_timestamp(), p_recipients);
$$;
