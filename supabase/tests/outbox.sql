-- The outbox: leases, retries with growing pauses, the end after twenty tries.
begin;
select plan(33);

create function pg_temp.accept(p_count integer) returns void language sql as $$
  select contact.accept_submission(
    gen_random_uuid(), 'contact', jsonb_build_object('name', n, 'email', 'a@b.c'), repeat('a', 64), null,
    'client ' || n, 3, 60
  ) from generate_series(1, p_count) n
$$;
create function pg_temp.expire() returns void language sql as $$
  update contact.outbox set leased_until = clock_timestamp() - interval '1 second' where leased_until is not null
$$;
create function pg_temp.due() returns void language sql as $$
  update contact.outbox set next_attempt_at = clock_timestamp() - interval '1 second' where status = 'pending'
$$;

-- Claims
select pg_temp.accept(6);
create temp table first_claim as select * from contact.claim_outbox(4, 60);
select is((select count(*)::integer from first_claim), 4, 'no more than four mails are handed out');
select is((select count(distinct lease)::integer from first_claim), 4, 'each has its own lease');
select is((select min(attempts) from first_claim), 1, 'the try is counted when it is handed out');
select is((select count(*)::integer from first_claim where payload ->> 'email' = 'a@b.c'), 4, 'each carries its message');
select is_empty('select * from contact.claim_outbox(4, 60)', 'while four are under way, there are no more');
select ok(
  (select bool_and(leased_until between clock_timestamp() + interval '55 s' and clock_timestamp() + interval '60 s')
   from contact.outbox where lease is not null), 'a lease lasts as long as asked'
);

-- Sent
select contact.mark_sent((select min(id) from first_claim), 'provider-1');
select results_eq(
  $$ select status, provider_id, lease from contact.outbox where id = (select min(id) from first_claim) $$,
  $$ values ('sent', 'provider-1', null::uuid) $$, 'a sent mail is recorded'
);
select ok((select sent_at is not null from contact.outbox where id = (select min(id) from first_claim)), 'with its time');
select is((select count(*)::integer from contact.claim_outbox(4, 60)), 1, 'its place is free for another');

-- A worker that died
select pg_temp.expire();
create temp table second_claim as select * from contact.claim_outbox(9, 60);
select is((select count(*)::integer from second_claim), 5, 'mails whose lease ran out are handed out again');
select is(
  contact.mark_failed((select max(id) from first_claim), (select lease from first_claim order by id desc limit 1), 'late'),
  null, 'the late worker cannot fail a mail that passed to another'
);
select contact.mark_sent((select max(id) from first_claim), null);
select is(
  (select status from contact.outbox where id = (select max(id) from first_claim)), 'sent',
  'but when it did send, that counts'
);
select contact.mark_sent((select min(id) from first_claim), 'provider-2');
select is(
  (select provider_id from contact.outbox where id = (select min(id) from first_claim)), 'provider-1',
  'recording twice changes nothing'
);

-- Retries
delete from contact.submissions;
select pg_temp.accept(1);
create function pg_temp.fail_once() returns integer language plpgsql as $$
declare
  v record;
begin
  perform pg_temp.due();
  select * into v from contact.claim_outbox(4, 60);
  perform contact.mark_failed(v.id, v.lease, 'SMTP: EENVELOPE 451');
  return (select round(extract(epoch from next_attempt_at - clock_timestamp()))::integer from contact.outbox);
end;
$$;
select is(pg_temp.fail_once(), wait, 'after try ' || n || ' the pause is ' || wait || ' s')
from (values (1, 30), (2, 60), (3, 120), (4, 240), (5, 480), (6, 960), (7, 1920), (8, 3840), (9, 7680), (10, 15360),
             (11, 21600), (12, 21600)) as t (n, wait);
select is((select last_error from contact.outbox), 'SMTP: EENVELOPE 451', 'the reason is kept');
select is_empty('select * from contact.claim_outbox(4, 60)', 'before its time it is not handed out');
select count(pg_temp.fail_once()) from generate_series(13, 19);
select is((select status from contact.outbox), 'pending', 'after nineteen tries there is one left');
select pg_temp.fail_once();
select is((select status from contact.outbox), 'dead', 'after twenty it is dead');
select is((select count(*)::integer from contact.dead_letters), 1, 'the dead list shows it');
select is(contact.retry_dead(), 1, 'it can be given fresh tries');
select pg_temp.due();
update contact.outbox set attempts = 20, leased_until = clock_timestamp() - interval '1 s', lease = gen_random_uuid();
select is_empty('select * from contact.claim_outbox(4, 60)', 'a mail whose worker died at the last try is not tried again');
select is((select status from contact.outbox), 'dead', 'it is dead too');

select * from finish();
rollback;
