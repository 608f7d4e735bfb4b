-- What staff decides about held messages, what the morning mail names, erasing one person, limits in several steps.
begin;
select plan(56);

create function pg_temp.accept(p_last integer, p_suspicion text default null, p_email text default 'ayse@klinik.example')
returns uuid language sql as $$
  select p_id from (values (('00000000-0000-4000-8000-' || lpad(p_last::text, 12, '0'))::uuid)) v (p_id),
    lateral contact.accept_message(
      p_id, 'contact', jsonb_build_object('name', 'Ayşe ' || p_last, 'email', p_email, 'phone', '0352 000 00 0' || p_last % 10),
      repeat('a', 64), p_suspicion, 'id', '[{"key": "k", "burst": 100, "perHour": 60}]'
    )
$$;
create function pg_temp.id(p_last integer) returns uuid language sql as $$
  select ('00000000-0000-4000-8000-' || lpad(p_last::text, 12, '0'))::uuid
$$;
create function pg_temp.state(p_last integer) returns text language sql as $$
  select state from contact.held_message(pg_temp.id(p_last))
$$;
create function pg_temp.kill(p_last integer) returns void language sql as $$
  update contact.outbox set status = 'dead', attempts = 20 where submission_id = pg_temp.id(p_last)
$$;

-- What is held, and what becomes of it
select pg_temp.accept(1, 'incomplete'), pg_temp.accept(2), pg_temp.accept(3), pg_temp.accept(4, 'honeypot'), pg_temp.accept(5);
select pg_temp.kill(2);
select pg_temp.kill(5);
update contact.outbox set status = 'sent', sent_at = now() where submission_id = pg_temp.id(3);
select is(pg_temp.state(1), 'quarantined', 'a message without what the forms send is held');
select is(pg_temp.state(2), 'dead', 'so is one whose mail was given up');
select is(pg_temp.state(3), 'sent', 'one that was mailed is not');
select is(pg_temp.state(9), null, 'of one that is not stored there is nothing');
select is((select payload ->> 'name' from contact.held_message(pg_temp.id(2))), 'Ayşe 2', 'a held message is shown');
select is((select payload from contact.held_message(pg_temp.id(3))), null, 'one that is not held is not');
select set_eq('select id from contact.held', array[pg_temp.id(1), pg_temp.id(2), pg_temp.id(4), pg_temp.id(5)], 'the list has all that is held');

select ok(contact.settle_held(pg_temp.id(1), 'release'), 'a quarantined message is let out');
select is(pg_temp.state(1), 'pending', 'it is then on its way');
select is((select payload from contact.held_message(pg_temp.id(1))), null, 'and not shown any more');
select ok(not contact.settle_held(pg_temp.id(1), 'release'), 'a second time does nothing');
select ok(not contact.settle_held(pg_temp.id(1), 'discard'), 'nor can it be discarded on its way');
select is((select count(*)::integer from contact.outbox where submission_id = pg_temp.id(1)), 1, 'it is mailed once');

select ok(contact.settle_held(pg_temp.id(2), 'release'), 'an undeliverable message is let out');
select results_eq(
  $$ select status, attempts from contact.outbox where submission_id = pg_temp.id(2) $$,
  $$ values ('pending', 0) $$, 'it gets fresh tries'
);
select ok(contact.settle_held(pg_temp.id(4), 'discard'), 'a quarantined message is discarded');
select is(pg_temp.state(4), 'discarded', 'it is known to have been discarded');
select ok(contact.settle_held(pg_temp.id(5), 'discard'), 'so is an undeliverable one');
select is_empty($$ select from contact.outbox where submission_id = pg_temp.id(5) $$, 'with its mail');
select ok(not contact.settle_held(pg_temp.id(3), 'discard'), 'a mailed message is not discarded');
select ok(not contact.settle_held(pg_temp.id(9), 'release'), 'an unknown one neither let out nor discarded');
select throws_ok($$ select contact.settle_held(pg_temp.accept(6, 'honeypot'), 'delete') $$, '20000', null, 'nothing else can be decided');
select ok(not contact.settle_held(pg_temp.id(4), 'release'), 'the page does not bring back what was discarded');
select ok(contact.release(pg_temp.id(4)), 'a developer does');
select ok(contact.release(pg_temp.id(5)), 'also what had been undeliverable');
select results_eq(
  $$ select status from contact.submissions where id in (pg_temp.id(4), pg_temp.id(5)) order by id $$,
  $$ values ('released'), ('accepted') $$, 'each becomes what it was'
);
select is_empty('select * from contact.held', 'nothing is held any more');

-- The morning mail
delete from contact.submissions;
select ok(contact.queue_summary('2026-05-01'), 'a quiet day has its mail');
select is(
  (select summary from contact.outbox where summary_day = '2026-05-01'),
  '{"received": 0, "sent": 0, "pending": 0, "overdue": 0, "deadCount": 0, "dead": [], "quarantinedCount": 0, "quarantined": []}',
  'with its figures'
);
select ok(not contact.queue_summary('2026-05-01'), 'each day once');
select pg_temp.accept(1, 'honeypot'), pg_temp.accept(2), pg_temp.accept(3), pg_temp.accept(4);
select pg_temp.kill(2);
update contact.outbox set created_at = now() - interval '3 hours 1 minute' where submission_id = pg_temp.id(3);
select contact.queue_summary('2026-05-02');
create function pg_temp.mail(p_day date) returns jsonb language sql as $$
  select summary from contact.outbox where summary_day = p_day
$$;
select is(pg_temp.mail('2026-05-02') -> 'pending', '2', 'what is on its way is counted');
select is(pg_temp.mail('2026-05-02') -> 'overdue', '1', 'what has been for more than three hours, too');
select is(pg_temp.mail('2026-05-02') #>> '{dead,0,name}', 'Ayşe 2', 'what is dead is named');
select is(pg_temp.mail('2026-05-02') #>> '{quarantined,0,name}', 'Ayşe 1', 'what is held is named');
select contact.queue_summary('2026-05-03');
select is(pg_temp.mail('2026-05-03') -> 'dead', '[]', 'the next day it is not named again');
select is(pg_temp.mail('2026-05-03') -> 'quarantined', '[]', 'nor is what is held');
select is(pg_temp.mail('2026-05-03') -> 'deadCount', '1', 'but counted');
update contact.outbox set status = 'dead' where summary_day = '2026-05-02';
select contact.queue_summary('2026-05-04');
select is(pg_temp.mail('2026-05-04') #>> '{quarantined,0,name}', 'Ayşe 1', 'what a mail named that never arrived is named again');
select contact.release(pg_temp.id(2));
select pg_temp.kill(2);
select contact.queue_summary('2026-05-05');
select is(pg_temp.mail('2026-05-05') #>> '{dead,0,name}', 'Ayşe 2', 'what is dead a second time is named a second time');
select count(pg_temp.accept(n, 'too_fast')) from generate_series(10, 65) n;
select contact.queue_summary('2026-05-06');
select is(jsonb_array_length(pg_temp.mail('2026-05-06') -> 'quarantined'), 50, 'a mail names fifty at most');
select contact.queue_summary('2026-05-07');
select is(jsonb_array_length(pg_temp.mail('2026-05-07') -> 'quarantined'), 6, 'the others the day after');

-- Erasing
delete from contact.outbox;
delete from contact.submissions;
select pg_temp.accept(1, 'honeypot', 'Ayşe@MÜŞTERİ.example'), pg_temp.accept(2, 'honeypot', 'ali@klinik.example'), pg_temp.accept(3);
select contact.queue_summary('2026-05-08');
select throws_like($$ select contact.erase('  ', '12 34') $$, '%e-mail address%', 'nobody is no person');
select is(contact.erase(' AYŞE@müşteri.example ', null), 1, 'capital letters and spaces make no difference');
select is_empty($$ select from contact.submissions where id = pg_temp.id(1) $$, 'the message is gone');
select ok(pg_temp.mail('2026-05-08')::text not like '%Ayşe 1%', 'the name in the morning mail too');
select is(pg_temp.mail('2026-05-08') #>> '{quarantined,0,name}', 'Ayşe 2', 'the other names stay');
select is(pg_temp.mail('2026-05-08') -> 'received', '0', 'and the figures');
select is(contact.erase(null, '+90 (352) 000 00 02'), 1, 'a telephone number is known however it is written');
select ok(pg_temp.mail('2026-05-08')::text not like '%Ayşe%', 'its entry is gone as well');
select is(contact.erase('nobody@klinik.example', '+90 352 999 99 99'), 0, 'of somebody unknown nothing is erased');
select is((select count(*)::integer from contact.submissions), 1, 'other people''s messages stay');

-- Limits in several steps
create function pg_temp.take(p_address text) returns integer language sql as $$
  select contact.take_tokens(jsonb_build_array(
    jsonb_build_object('key', p_address, 'burst', 3, 'perHour', 60),
    jsonb_build_object('key', 'network', 'burst', 4, 'perHour', 120)
  ))
$$;
select is((select array_agg(pg_temp.take('one')) from generate_series(1, 4)), array[0, 0, 0, 60], 'an address has its limit');
select is((select round(tokens)::integer from contact.rate_buckets where client_hash = 'network'), 1, 'what it refuses costs its network nothing');
select is((select array_agg(pg_temp.take('two')) from generate_series(1, 2)), array[0, 30], 'its network has one too');
select is((select round(tokens)::integer from contact.rate_buckets where client_hash = 'two'), 2, 'what that refuses costs the address nothing');

-- The scheduler's notes
select lives_ok('select contact.daily_round()', 'the daily round runs where there is no scheduler');

select * from finish();
rollback;
