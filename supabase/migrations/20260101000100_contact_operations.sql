-- What staff and the scheduler do with the store: look, release, retry, summarise, purge.
-- Run the queries in the SQL editor of the project (as `postgres`); docs/deploy.md shows them.

-- Messages that looked like a robot's, newest first.
create view contact.quarantine with (security_invoker = true) as
  select id, form_type, suspicion, received_at, payload
  from contact.submissions
  where status = 'quarantined'
  order by received_at desc;

-- Mails given up after the last try. Their messages are still in contact.submissions.
create view contact.dead_letters with (security_invoker = true) as
  select o.id, o.submission_id, o.kind, o.attempts, o.last_error, o.created_at, s.form_type, s.payload
  from contact.outbox o
  left join contact.submissions s on s.id = o.submission_id
  where o.status = 'dead'
  order by o.created_at desc;

-- Lets a quarantined message out: it is mailed with the next drain. True when there was one to release.
create function contact.release(p_id uuid)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  update contact.submissions set status = 'released' where id = p_id and status = 'quarantined';
  if not found then
    return false;
  end if;
  insert into contact.outbox (kind, submission_id) values ('submission', p_id);
  return true;
end;
$$;

-- Gives dead mails twenty fresh tries; all of them, or one. Returns how many.
create function contact.retry_dead(p_id bigint default null)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  v_count integer;
begin
  update contact.outbox
  set status = 'pending', attempts = 0, next_attempt_at = now()
  where status = 'dead' and (p_id is null or id = p_id);
  get diagnostics v_count = row_count;
  return v_count;
end;
$$;

-- Name and address of a message's sender, for the summary mail.
create function contact.sender_of(p_submission contact.submissions)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', p_submission.id,
    'formType', p_submission.form_type,
    'name', coalesce(p_submission.payload ->> 'name', p_submission.payload ->> 'clinicName'),
    'email', p_submission.payload ->> 'email',
    'phone', p_submission.payload ->> 'phone',
    'receivedAt', to_char(p_submission.received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
  );
$$;

-- Queues the summary of one day (Istanbul time): counts, everything dead, everything waiting in quarantine.
-- Each day once; a day without messages and with nothing wrong gets none. True when one was queued.
create function contact.queue_summary(p_day date)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  v_from constant timestamptz := p_day::timestamp at time zone 'Europe/Istanbul';
  v_to constant timestamptz := (p_day + 1)::timestamp at time zone 'Europe/Istanbul';
  v_summary jsonb;
begin
  select jsonb_build_object(
    'received', (select count(*) from contact.submissions where received_at >= v_from and received_at < v_to),
    'sent', (select count(*) from contact.outbox
             where kind = 'submission' and sent_at >= v_from and sent_at < v_to),
    'pending', (select count(*) from contact.outbox where kind = 'submission' and status = 'pending'),
    'deadCount', (select count(*) from contact.outbox where kind = 'submission' and status = 'dead'),
    'dead', (select coalesce(jsonb_agg(d.sender), '[]') from (
               select contact.sender_of(s) as sender
               from contact.outbox o join contact.submissions s on s.id = o.submission_id
               where o.status = 'dead' order by o.created_at desc limit 50) d),
    'quarantinedCount', (select count(*) from contact.submissions where status = 'quarantined'),
    'quarantined', (select coalesce(jsonb_agg(q.sender), '[]') from (
               select contact.sender_of(s) as sender
               from contact.submissions s
               where s.status = 'quarantined' order by s.received_at desc limit 50) q)
  ) into v_summary;

  if (v_summary ->> 'received')::integer = 0
    and (v_summary ->> 'deadCount')::integer = 0
    and (v_summary ->> 'quarantinedCount')::integer = 0 then
    return false;
  end if;

  insert into contact.outbox (kind, summary_day, summary)
  values ('summary', p_day, v_summary)
  on conflict (summary_day) do nothing;
  return found;
end;
$$;

-- Deletes what is older than the retention time (180 days, as the privacy notice's upkeep asks), with its mails
-- and the summaries that name its sender, and rate-limit buckets idle for a day. Returns deleted messages.
create function contact.purge(p_days integer default 180)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  v_count integer;
begin
  delete from contact.outbox where kind = 'summary' and created_at < now() - make_interval(days => p_days);
  delete from contact.rate_buckets where refilled_at < now() - interval '1 day';
  delete from contact.submissions where received_at < now() - make_interval(days => p_days);
  get diagnostics v_count = row_count;
  return v_count;
end;
$$;

-- The daily round. Running it more than once a day changes nothing.
create function contact.daily_round()
returns void
language sql
set search_path = ''
as $$
  select contact.purge();
  select contact.queue_summary(((now() at time zone 'Europe/Istanbul')::date - 1));
$$;
