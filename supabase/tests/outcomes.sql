-- What becomes of a mail: whose fault a failure is, fresh tries after a success, mails that come back, the state of it all.
begin;
select plan(48);

create function pg_temp.accept(p_count integer) returns void language sql as $$
  select contact.accept_submission(
    gen_random_uuid(), 'contact', jsonb_build_object('name', n, 'email', 'a@b.c'), repeat('a', 64), null,
    gen_random_uuid()::text, 3, 60
  ) from generate_series(1, p_count) n
$$;
create function pg_temp.open_ways() returns void language sql as $$
  update contact.ways set failures = 0, paused_until = '-infinity'
$$;
create function pg_temp.clear() returns void language sql as $$
  delete from contact.submissions;
  delete from contact.outbox;
  delete from contact.mail_events;
  select pg_temp.open_ways();
$$;
-- Fails the one mail once; returns its pause in seconds.
create function pg_temp.fail_once(p_class text, p_wait double precision default 0) returns integer language plpgsql as $$
declare
  v record;
begin
  perform pg_temp.open_ways();
  update contact.outbox set next_attempt_at = clock_timestamp() where status = 'pending';
  select * into v from contact.claim_mails(4, 60);
  perform contact.mail_failed(v.id, v.lease, p_class, 'reason', p_wait);
  return (select round(extract(epoch from next_attempt_at - clock_timestamp()))::integer from contact.outbox);
end;
$$;

-- The message's fault
select pg_temp.accept(1);
select is(pg_temp.fail_once('message'), wait, 'the message''s fault: after try ' || n || ' the pause is ' || wait || ' s')
from (values (1, 30), (2, 60), (3, 120), (4, 240), (5, 480), (6, 960), (7, 1920), (8, 3840), (9, 7680), (10, 15360),
             (11, 21600), (12, 21600)) as t (n, wait);
select is((select attempts from contact.outbox), 12, 'every try counts');
select count(pg_temp.fail_once('message')) from generate_series(13, 19);
select is((select status from contact.outbox), 'pending', 'after nineteen there is one left');
select pg_temp.fail_once('message');
select is((select status from contact.outbox), 'dead', 'after twenty it is dead');

-- The system's fault
select pg_temp.clear();
select pg_temp.accept(1);
select is(pg_temp.fail_once('system'), wait, 'the system''s fault: after failure ' || n || ' the pause is ' || wait || ' s')
from (values (1, 30), (2, 60), (3, 120), (4, 240), (5, 480), (6, 900), (7, 900)) as t (n, wait);
select is(pg_temp.fail_once('system', 4000), 4000, 'or as long as the server asked for');
select is(pg_temp.fail_once('system', 1e9), 21600, 'but no longer than six hours');
select count(pg_temp.fail_once('system')) from generate_series(1, 60);
select results_eq('select status, attempts from contact.outbox', $$ values ('pending', 0) $$, 'no number of them kills it');
select count(pg_temp.fail_once('recipient')) from generate_series(1, 30);
select results_eq('select status, attempts from contact.outbox', $$ values ('pending', 0) $$, 'nor of the recipient''s');

-- Nobody said that it was taken
select pg_temp.clear();
select pg_temp.accept(1);
select is(pg_temp.fail_once('unconfirmed'), wait, 'unconfirmed: after try ' || n || ' the pause is ' || wait || ' s')
from (values (1, 600), (2, 1200), (3, 2400)) as t (n, wait);
select pg_temp.fail_once('unconfirmed');
select is((select status from contact.outbox), 'dead', 'after four possible copies it is given up');

-- Fresh tries after a success
select pg_temp.clear();
select pg_temp.accept(3);
update contact.outbox set status = 'dead', attempts = 20, died_at = clock_timestamp()
where id = (select min(id) from contact.outbox);
create temp table claimed as select * from contact.claim_mails(4, 60);
select is((select count(*)::integer from contact.dead_letters), 1, 'while nothing goes out the dead stay dead');
select contact.mark_sent(min(id), null) from claimed;
select results_eq(
  $$ select status, attempts from contact.outbox where id = (select min(id) from contact.outbox) $$,
  $$ values ('pending', 19) $$, 'after the next success they are tried again, once'
);
select contact.mail_failed(id, lease, 'message', 'again') from contact.claim_mails(4, 60);
select is((select count(*)::integer from contact.dead_letters), 1, 'failing again they are dead again');
select contact.mark_sent(max(id), null) from claimed;
select is((select count(*)::integer from contact.dead_letters), 1, 'and not tried after every success');
update contact.outbox set died_at = clock_timestamp() - interval '61 minutes' where status = 'dead';
select pg_temp.accept(1);
select contact.mark_sent(id, null) from contact.claim_mails(4, 60);
select is((select count(*)::integer from contact.dead_letters), 0, 'but an hour later');

-- A mail that comes back
select pg_temp.clear();
select pg_temp.accept(2);
select contact.mark_sent(id, 're_' || row_number) from (select id, row_number() over (order by id) from contact.claim_mails(4, 60)) c;
select is(contact.mail_returned('msg_1', 're_1', 'bounced', true), 'reopened', 'a mail that came back is opened again');
create temp table again as select * from contact.claim_mails(4, 60, 0, 0, 600, 21600);
select results_eq('select way::integer, round from again', $$ values (2, 1) $$, 'it goes the second way, as another mail');
select contact.mark_sent(id, 're_3') from again;
select is(contact.mail_returned('msg_1', 're_1', 'bounced', true), 'known', 'the same event again');
select is(contact.mail_returned('msg_2', 're_1', 'failed', true), 'waiting', 'or another one of that mail');
select is((select count(*)::integer from contact.outbox where status = 'sent'), 2, 'changes nothing');
select contact.mail_returned('msg_3', 're_3', 'bounced', true);
select is((select status from contact.outbox where round = 2), 'dead', 'what came back from there too is dead');
select is(contact.mail_returned('msg_4', 're_2', 'suppressed', false), 'reopened', 'and so is, without a second way,');
select is((select count(*)::integer from contact.dead_letters), 2, 'what came back');
select is((select min(last_error) from contact.dead_letters), 'came back: bounced', 'the list says why');
select pg_temp.accept(1);
create temp table hasty as select * from contact.claim_mails(4, 60);
select contact.mail_returned('msg_5', 're_5', 'suppressed', true);
select contact.mark_sent(id, 're_5') from hasty;
select is((select status from contact.outbox where id = (select id from hasty)), 'pending',
  'an event that was faster than the record counts too');

-- The messages of a digest that came back
select pg_temp.clear();
update contact.ways set hour_start = clock_timestamp(), hour_count = 1;
select pg_temp.accept(3);
select contact.mark_sent(id, 're_digest') from contact.claim_mails(4, 60, 0, 1);
select contact.mail_returned('msg_6', 're_digest', 'bounced', true);
select is((select count(*)::integer from contact.claim_mails(4, 60, 0, 0, 600, 21600) where way = 2 and kind = 'submission'), 3,
  'a digest that came back opens every message');

-- Health
select pg_temp.clear();
update contact.ways set last_success_at = null;
select is(
  contact.health(),
  '{"pending": 0, "oldestPendingSeconds": null, "dead": 0, "held": 0, "lastDrainSeconds": null, "lastSuccessSeconds": null}',
  'where nothing has happened yet, health says so'
);
select pg_temp.accept(3);
select contact.note_drain();
select contact.mark_sent(max(id), null) from contact.claim_mails(2, 60);
update contact.outbox set status = 'dead' where id = (select min(id) from contact.outbox);
update contact.outbox set created_at = clock_timestamp() - interval '2 hours' where status = 'pending';
select contact.accept_submission(
  gen_random_uuid(), 'contact', '{"name": "Gizli", "email": "gizli@b.c"}', repeat('a', 64), 'honeypot', 'x', 3, 60);
select is(
  contact.health(),
  '{"pending": 1, "oldestPendingSeconds": 7200, "dead": 1, "held": 1, "lastDrainSeconds": 0, "lastSuccessSeconds": 0}',
  'else it counts'
);

select * from finish();
rollback;
