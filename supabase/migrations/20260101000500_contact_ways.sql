-- Ways on which mail leaves: the usual one and, where it is set up, a second one with another server and recipient.
-- What the database knows of each, and mails that carry many messages at once (digests).

create table contact.ways (
  way smallint primary key check (way in (1, 2)),
  -- Failures of the way itself since its last success (server away, key refused, too many calls). While there are any,
  -- one mail at a time tries whether it is open again, and none before `paused_until`.
  failures integer not null default 0,
  paused_until timestamptz not null default '-infinity',
  -- Pacing: when the next mail may be handed over.
  next_slot timestamptz not null default '-infinity',
  -- The hourly budget: mails since `hour_start`.
  hour_start timestamptz not null default '-infinity',
  hour_count integer not null default 0,
  last_digest_at timestamptz not null default '-infinity',
  last_success_at timestamptz
);
insert into contact.ways (way) values (1), (2);

-- When the scheduler called last; one row.
create table contact.pulse (
  one boolean primary key default true check (one),
  last_drain_at timestamptz
);
insert into contact.pulse default values;

-- What the mail provider said of mails after it had taken them, by the id of its event: the same event counts once.
create table contact.mail_events (
  id text primary key,
  provider_id text not null,
  reason text not null,
  -- Whether there was a second way to go then.
  second boolean not null,
  applied boolean not null default false,
  received_at timestamptz not null default now()
);
create index mail_events_waiting on contact.mail_events (provider_id) where not applied;

alter table contact.ways enable row level security;
alter table contact.pulse enable row level security;
alter table contact.mail_events enable row level security;

alter table contact.outbox
  add column way smallint not null default 1,
  -- Has the right to the second way: late, refused by the usual recipient, or come back.
  add column promoted boolean not null default false,
  -- How often it came back; a part of the provider's idempotency key, which would swallow it otherwise.
  add column round integer not null default 0,
  -- Tries that failed, whoever's fault that was; `attempts` counts those that may end in 'dead'.
  add column failures integer not null default 0,
  add column died_at timestamptz,
  add column revivals integer not null default 0,
  -- A mail of its own: it has spoilt a digest.
  add column alone boolean not null default false,
  add column digest_id bigint references contact.outbox (id) on delete set null,
  -- Of a digest: the mails in it.
  add column members bigint[],
  drop constraint outbox_kind_check,
  drop constraint outbox_status_check,
  drop constraint outbox_check,
  add constraint outbox_kind_check check (kind in ('submission', 'summary', 'digest')),
  add constraint outbox_status_check check (status in ('pending', 'sent', 'dead', 'dissolved')),
  add constraint outbox_check check (
    (kind = 'submission' and submission_id is not null)
    or (kind = 'summary' and summary_day is not null)
    or (kind = 'digest' and members is not null)
  );

update contact.outbox set died_at = now() where status = 'dead';

create index outbox_dead on contact.outbox (died_at) where status = 'dead';
create index outbox_provider on contact.outbox (provider_id) where provider_id is not null;
create index outbox_digest on contact.outbox (digest_id) where digest_id is not null;
create index outbox_age on contact.outbox (created_at) where status in ('pending', 'dead') and not promoted;
create index submissions_held on contact.submissions (received_at) where status = 'quarantined';

-- Combines what is due on a way into one digest: oldest first, at most 100 messages and 400 kB. Returns the mail to hand
-- out: the digest, or the only mail that is due; null when none is.
create function contact.combine(p_way smallint, p_any_way boolean)
returns bigint
language plpgsql
set search_path = ''
as $$
declare
  v_members bigint[];
  v_since timestamptz;
  v_promoted boolean;
  v_digest bigint;
begin
  select array_agg(due.id order by due.place), min(due.created_at), coalesce(bool_and(due.promoted), false)
  into v_members, v_since, v_promoted
  from (
    select c.id, c.created_at, c.promoted, row_number() over oldest as place,
           sum(octet_length(s.payload::text)) over oldest as size
    from (
      select o.id, o.created_at, o.promoted, o.next_attempt_at, o.submission_id
      from contact.outbox o
      where o.status = 'pending' and o.kind = 'submission' and o.digest_id is null and not o.alone
        and (p_any_way or o.way = p_way)
        and o.next_attempt_at <= clock_timestamp()
        and (o.leased_until is null or o.leased_until <= clock_timestamp())
      order by o.next_attempt_at, o.id
      limit 100
      for update skip locked
    ) c
    join contact.submissions s on s.id = c.submission_id
    window oldest as (order by c.next_attempt_at, c.id)
  ) due
  where due.place = 1 or due.size <= 400000;

  if coalesce(array_length(v_members, 1), 0) < 2 then
    return v_members[1];
  end if;
  insert into contact.outbox (kind, members, way, promoted, created_at)
  values ('digest', v_members, p_way, v_promoted, v_since)
  returning id into v_digest;
  update contact.outbox set digest_id = v_digest where id = any (v_members);
  return v_digest;
end;
$$;

-- Gives a digest up and its messages mails of their own again, so that one that no server takes holds up no other.
create function contact.dissolve(p_digest bigint)
returns void
language sql
set search_path = ''
as $$
  update contact.outbox
  set digest_id = null, alone = true, next_attempt_at = clock_timestamp()
  where digest_id = p_digest and status = 'pending';
  update contact.outbox
  set status = 'dissolved', lease = null, leased_until = null
  where id = p_digest and status = 'pending';
$$;

-- A digest is kept as long as one of its messages.
create function contact.forget_digests()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from contact.outbox d
  where d.kind = 'digest' and not exists (select from contact.outbox m where m.id = any (d.members));
  return null;
end;
$$;
create trigger forget_digests after delete on contact.submissions
for each statement execute function contact.forget_digests();
