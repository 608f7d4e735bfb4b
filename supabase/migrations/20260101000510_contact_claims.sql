-- Handing out mails: by way, at a pace, within a budget.

-- What a worker that died left at its last try: a digest is dissolved, a mail takes the second way, else it is dead.
create function contact.bury_abandoned(p_max_attempts integer, p_second boolean)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform contact.dissolve(o.id)
  from contact.outbox o
  where o.kind = 'digest' and o.status = 'pending' and o.attempts >= p_max_attempts
    and o.leased_until <= clock_timestamp();

  update contact.outbox o
  set status = case when p_second and not o.promoted then 'pending' else 'dead' end,
      way = case when p_second and not o.promoted then 2 else o.way end,
      attempts = case when p_second and not o.promoted then 0 else o.attempts end,
      died_at = case when p_second and not o.promoted then null else clock_timestamp() end,
      promoted = o.promoted or p_second,
      lease = null, leased_until = null,
      last_error = coalesce(o.last_error, 'the worker ended during the last try')
  where o.status = 'pending' and o.kind <> 'digest' and o.leased_until <= clock_timestamp()
    and o.attempts >= p_max_attempts;
end;
$$;

-- Hands out due mails, oldest first, each with a lease, as contact.claim_outbox did: all workers together never hold more
-- than p_in_flight leases, and a try counts when it is handed out. What it knows beyond that:
-- * p_per_second (0: any number): `wait_ms` says when each mail may be handed over, so that all workers together keep the
--   pace. Nothing is handed out that would have to wait for more than ten seconds.
-- * p_hourly_budget (0: none): messages that get a mail of their own in an hour. Above it they are combined, a digest
--   every p_digest_seconds; `messages` then lists them.
-- * p_second_after (null: there is no second way): seconds after which an undelivered mail takes it.
create function contact.claim_mails(
  p_in_flight integer,
  p_lease_seconds double precision,
  p_per_second double precision default 0,
  p_hourly_budget integer default 0,
  p_digest_seconds double precision default 600,
  p_second_after double precision default null,
  p_max_attempts integer default 20
)
returns table (
  id bigint, lease uuid, kind text, way smallint, round integer, wait_ms integer,
  submission_id uuid, form_type text, payload jsonb, received_at timestamptz,
  summary_day date, summary jsonb, messages jsonb
)
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  v_second constant boolean := p_second_after is not null;
  v_way contact.ways;
  v_now timestamptz;
  v_free integer;
  v_left integer;
  v_pick bigint;
  v_taken integer;
begin
  -- One claim at a time: counting leases and taking more must not interleave. Held for this short statement only.
  perform pg_advisory_xact_lock(hashtextextended('contact.claim_outbox', 0));
  v_now := clock_timestamp();

  perform contact.bury_abandoned(p_max_attempts, v_second);
  if v_second then
    update contact.outbox o
    set promoted = true, way = 2, status = 'pending', attempts = 0, next_attempt_at = v_now, died_at = null
    where o.status in ('pending', 'dead') and not o.promoted and o.digest_id is null
      and o.created_at <= v_now - make_interval(secs => p_second_after)
      and (o.leased_until is null or o.leased_until <= v_now);
  end if;

  for v_way in select w.* from contact.ways w where w.way = 1 or v_second order by w.way for update loop
    continue when v_way.paused_until > v_now;

    select p_in_flight - count(*) into v_free
    from contact.outbox o where o.status = 'pending' and o.leased_until > v_now;
    if v_way.failures > 0 then
      select least(v_free, 1 - count(*)) into v_free
      from contact.outbox o where o.status = 'pending' and o.leased_until > v_now and o.way = v_way.way;
    end if;

    v_way.next_slot := greatest(v_way.next_slot, v_now);
    if p_per_second > 0 then
      v_free := least(v_free, floor((10 - extract(epoch from v_way.next_slot - v_now)) * p_per_second)::integer + 1);
    end if;
    continue when v_free <= 0;

    v_left := null;
    v_pick := null;
    if p_hourly_budget > 0 then
      if v_way.hour_start <= v_now - interval '1 hour' then
        v_way.hour_start := v_now;
        v_way.hour_count := 0;
      end if;
      v_left := greatest(p_hourly_budget - v_way.hour_count, 0);
      if v_left = 0 and v_way.last_digest_at <= v_now - make_interval(secs => p_digest_seconds) then
        v_pick := contact.combine(v_way.way, not v_second);
        v_way.last_digest_at := case when v_pick is null then v_way.last_digest_at else v_now end;
      end if;
    end if;

    return query
    with due as (
      select o.id
      from contact.outbox o
      where o.status = 'pending'
        and o.digest_id is null
        and (o.way = v_way.way or not v_second)
        and o.next_attempt_at <= clock_timestamp()
        and (o.leased_until is null or o.leased_until <= v_now)
        and (v_left is distinct from 0 or o.kind <> 'submission' or o.id = v_pick)
      order by o.next_attempt_at
      limit least(v_free, coalesce(nullif(v_left, 0), v_free))
      for update skip locked
    ), claimed as (
      update contact.outbox o
      set lease = gen_random_uuid(),
          leased_until = clock_timestamp() + make_interval(secs => p_lease_seconds),
          attempts = o.attempts + 1,
          -- Without a second way whatever waited for it goes the usual one.
          way = v_way.way
      from due
      where o.id = due.id
      returning o.*
    )
    select c.id, c.lease, c.kind, c.way, c.round,
           case when p_per_second > 0 then
             (1000 * (extract(epoch from v_way.next_slot - v_now)
               + (row_number() over (order by c.next_attempt_at, c.id) - 1) / p_per_second))::integer
           else 0 end,
           c.submission_id, s.form_type, s.payload, s.received_at, c.summary_day, c.summary,
           (select jsonb_agg(
              jsonb_build_object('id', d.id, 'message', d.payload,
                'receivedAt', to_char(d.received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
              order by d.received_at, d.id)
            from contact.outbox m
            join contact.submissions d on d.id = m.submission_id
            where m.id = any (c.members) and m.digest_id = c.id)
    from claimed c
    left join contact.submissions s on s.id = c.submission_id;
    get diagnostics v_taken = row_count;

    continue when v_taken = 0;
    update contact.ways w
    set next_slot = case when p_per_second > 0
          then v_way.next_slot + make_interval(secs => v_taken / p_per_second) else w.next_slot end,
        hour_start = v_way.hour_start,
        hour_count = v_way.hour_count + v_taken,
        last_digest_at = v_way.last_digest_at
    where w.way = v_way.way;
  end loop;
end;
$$;

-- For the function before this one, which knows no digests and no ways: it gets every message by itself.
create or replace function contact.claim_outbox(
  p_in_flight integer,
  p_lease_seconds double precision,
  p_max_attempts integer default 20
)
returns table (
  id bigint, lease uuid, kind text, attempts integer,
  submission_id uuid, form_type text, payload jsonb, received_at timestamptz,
  summary_day date, summary jsonb
)
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('contact.claim_outbox', 0));
  perform contact.dissolve(o.id)
  from contact.outbox o
  where o.kind = 'digest' and o.status = 'pending'
    and (o.leased_until is null or o.leased_until <= clock_timestamp());

  return query
  -- The joined row is as it was before this claim.
  select c.id, c.lease, c.kind, o.attempts + 1,
         c.submission_id, c.form_type, c.payload, c.received_at, c.summary_day, c.summary
  from contact.claim_mails(p_in_flight, p_lease_seconds, p_max_attempts => p_max_attempts) c
  join contact.outbox o on o.id = c.id;
end;
$$;
