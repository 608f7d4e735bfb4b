-- Handing out mails: pace, budget and digests, a way that pauses, the second way.
begin;
select plan(45);

create function pg_temp.accept(p_count integer, p_message text default 'Merhaba') returns void language sql as $$
  select contact.accept_submission(
    gen_random_uuid(), 'contact', jsonb_build_object('name', n, 'email', n || '@b.c', 'message', p_message),
    repeat('a', 64), null, gen_random_uuid()::text, 3, 60
  ) from generate_series(1, p_count) n
$$;
create function pg_temp.clear() returns void language sql as $$
  delete from contact.submissions;
  delete from contact.outbox;
  update contact.ways set failures = 0, paused_until = '-infinity', next_slot = '-infinity', hour_start = '-infinity',
    hour_count = 0, last_digest_at = '-infinity', last_success_at = null;
$$;
create function pg_temp.all_sent() returns void language sql as $$
  select contact.mark_sent(id, 'p' || id) from contact.outbox where lease is not null
$$;

-- Pace
select pg_temp.accept(6);
create temp table paced as select * from contact.claim_mails(4, 60, 2);
select results_eq('select wait_ms from paced order by 1', array[0, 500, 1000, 1500], 'mails leave two a second');
select pg_temp.all_sent();
select ok((select min(wait_ms) between 1500 and 2000 from contact.claim_mails(4, 60, 2)), 'the next one keeps the pace');
select pg_temp.clear();
select pg_temp.accept(6);
select is((select count(*)::integer from contact.claim_mails(4, 60, 0.2)), 3, 'no mail is handed out that would wait too long');
select pg_temp.clear();
select pg_temp.accept(6);
select is((select max(wait_ms) from contact.claim_mails(4, 60)), 0, 'without a pace none waits');

-- Leases
select pg_temp.clear();
select pg_temp.accept(6);
create temp table leased as select * from contact.claim_mails(2, 60);
select is((select count(*)::integer from contact.claim_mails(9, 60)), 4, 'what one worker holds is handed to no other');
update contact.outbox set leased_until = clock_timestamp() - interval '1 s' where id in (select id from leased);
create temp table taken_over as select * from contact.claim_mails(9, 60) where id in (select id from leased);
select is((select count(*)::integer from taken_over), 2, 'but when its lease has run out');
select is(contact.mail_failed(id, lease, 'message', 'late'), null, 'the late worker cannot fail it any more')
from leased limit 1;
select contact.mark_sent(min(id), null) from leased;
select is((select status from contact.outbox where id = (select min(id) from leased)), 'sent',
  'but when it did send it, that counts');

-- Budget and digests
select pg_temp.clear();
select pg_temp.accept(8);
create temp table single as select * from contact.claim_mails(4, 60, 0, 3);
select is((select count(*)::integer from single), 3, 'within the budget messages go one by one');
select pg_temp.all_sent();
create temp table digest as select * from contact.claim_mails(4, 60, 0, 3);
select results_eq('select kind from digest', array['digest'], 'above it the rest is one mail');
select is((select jsonb_array_length(messages) from digest), 5, 'with every message');
select is(
  (select count(distinct m ->> 'id')::integer from digest, jsonb_array_elements(messages) m),
  5, 'each once'
);
select is(
  (select messages #>> '{0,message,message}' from digest), 'Merhaba', 'with its text'
);
select is((select count(*)::integer from contact.outbox where status = 'pending' and kind = 'submission'), 5,
  'they wait until it has gone');
select pg_temp.accept(2, 'Sonra');
select is_empty('select * from contact.claim_mails(4, 60, 0, 3)', 'the next digest has its time');
select contact.mark_sent((select id from digest), 'p-digest');
select is((select count(*)::integer from contact.outbox where status = 'sent' and provider_id = 'p-digest'), 6,
  'with the digest all its messages are sent');
update contact.ways set last_digest_at = clock_timestamp() - interval '11 minutes';
select is((select jsonb_array_length(messages) from contact.claim_mails(4, 60, 0, 3)), 2, 'then the next one comes');
select pg_temp.all_sent();
select pg_temp.accept(1, 'Tek');
update contact.ways set last_digest_at = clock_timestamp() - interval '11 minutes';
select results_eq('select kind from contact.claim_mails(4, 60, 0, 3)', array['submission'],
  'a single message stays what it is');
select pg_temp.all_sent();
select pg_temp.accept(2, 'Yeni saat');
update contact.ways set hour_start = clock_timestamp() - interval '61 minutes';
select results_eq('select kind from contact.claim_mails(4, 60, 0, 3)', array['submission', 'submission'],
  'in the next hour they go one by one again');
select pg_temp.clear();
update contact.ways set hour_start = clock_timestamp(), hour_count = 3;
select pg_temp.accept(120);
select is((select jsonb_array_length(messages) from contact.claim_mails(4, 60, 0, 3)), 100, 'a digest has an end');
select pg_temp.clear();
update contact.ways set hour_start = clock_timestamp(), hour_count = 3;
select pg_temp.accept(30, repeat('ş', 20000));
select is((select jsonb_array_length(messages) from contact.claim_mails(4, 60, 0, 3)), 9, 'in bytes too');

-- A digest that cannot be sent
select pg_temp.clear();
update contact.ways set hour_start = clock_timestamp(), hour_count = 3;
select pg_temp.accept(3);
create temp table refused as select * from contact.claim_mails(4, 60, 0, 3);
select is(contact.mail_failed(id, lease, 'message', 'SMTP: 554'), 'dissolved', 'a digest that is taken amiss is dissolved')
from refused;
select is(
  (select count(*)::integer from contact.outbox where status = 'pending' and alone and digest_id is null), 3,
  'its messages have mails of their own again'
);
select is((select count(*)::integer from contact.claim_mails(4, 60)), 3, 'which are handed out');
select contact.mark_sent(id, 'p-late') from refused;
select is((select count(*)::integer from contact.outbox where status = 'sent' and kind = 'submission'), 3,
  'and when the digest did go out, that counts');
select pg_temp.clear();
update contact.ways set hour_start = clock_timestamp(), hour_count = 3;
select pg_temp.accept(3);
select contact.claim_mails(4, 60, 0, 3);
update contact.outbox set leased_until = clock_timestamp() - interval '1 s' where kind = 'digest';
select is((select jsonb_array_length(messages) from contact.claim_mails(4, 60, 0, 3)), 3,
  'a digest whose worker died is handed out again as it was');
delete from contact.submissions where payload ->> 'name' = '1';
update contact.outbox set leased_until = clock_timestamp() - interval '1 s' where kind = 'digest';
select is((select jsonb_array_length(messages) from contact.claim_mails(4, 60, 0, 3)), 2, 'without what was erased');
delete from contact.submissions;
select is_empty('select * from contact.outbox', 'and it goes with the last of them');

-- The function before this one
select pg_temp.clear();
update contact.ways set hour_start = clock_timestamp(), hour_count = 3;
select pg_temp.accept(3);
select contact.claim_mails(4, 60, 0, 3);
update contact.outbox set lease = null, leased_until = null where kind = 'digest';
select results_eq('select distinct kind from contact.claim_outbox(4, 60)', array['submission'],
  'it is handed messages, and no digest');

-- A way that pauses
select pg_temp.clear();
select pg_temp.accept(4);
select contact.mail_failed(id, lease, 'system', 'mail API answered 503', 0, true) from contact.claim_mails(4, 60) limit 1;
select is_empty('select * from contact.claim_mails(4, 60)', 'while the way pauses nothing is handed out');
select ok(
  (select paused_until between clock_timestamp() + interval '25 s' and clock_timestamp() + interval '30 s'
   from contact.ways where way = 1), 'for half a minute at first'
);
update contact.ways set paused_until = clock_timestamp();
update contact.outbox set lease = null, leased_until = null, next_attempt_at = clock_timestamp();
create temp table probe as select * from contact.claim_mails(4, 60);
select is((select count(*)::integer from probe), 1, 'then one mail tries');
select is_empty('select * from contact.claim_mails(4, 60)', 'and no other beside it');
select contact.mail_failed(id, lease, 'system', 'mail API answered 503', 0, true) from probe;
select ok(
  (select paused_until > clock_timestamp() + interval '55 s' from contact.ways where way = 1), 'longer after each failure'
);
update contact.ways set paused_until = clock_timestamp();
update contact.outbox set next_attempt_at = clock_timestamp();
select contact.mark_sent(id, null) from contact.claim_mails(4, 60);
select is((select count(*)::integer from contact.claim_mails(4, 60)), 3, 'a success opens the way');
select contact.mail_failed(id, lease, 'system', 'mail API answered 429', 5400, true)
from contact.outbox where lease is not null limit 1;
select ok(
  (select paused_until > clock_timestamp() + interval '85 minutes' from contact.ways where way = 1),
  'a server that asks for it is left alone for longer'
);

select pg_temp.clear();
select pg_temp.accept(2);
select contact.mail_failed(id, lease, 'system', 'SMTP: EMESSAGE 451') from contact.claim_mails(1, 60);
select is((select count(*)::integer from contact.claim_mails(4, 60)), 1, 'a mail that is put off keeps no other from leaving');
update contact.outbox set lease = null, leased_until = null, next_attempt_at = clock_timestamp();
select contact.mail_failed(id, lease, 'recipient', 'SMTP: EENVELOPE 550') from contact.claim_mails(1, 60);
select is_empty('select * from contact.claim_mails(4, 60)', 'a recipient that is refused pauses the way, where there is no other');

-- The second way
select pg_temp.clear();
select pg_temp.accept(2);
update contact.outbox set created_at = clock_timestamp() - interval '7 hours',
  next_attempt_at = clock_timestamp() + interval '5 hours'
where id = (select min(id) from contact.outbox);
select is_empty('select * from contact.claim_mails(4, 60) where way = 2', 'without a second way nothing goes there');
select pg_temp.clear();
select pg_temp.accept(2);
update contact.outbox set created_at = clock_timestamp() - interval '7 hours',
  next_attempt_at = clock_timestamp() + interval '5 hours'
where id = (select min(id) from contact.outbox);
create temp table late as select * from contact.claim_mails(4, 60, 0, 0, 600, 21600);
select results_eq('select way::integer from late order by 1', array[1, 2], 'what waits for six hours takes the second way');
select contact.mail_failed(id, lease, 'system', 'SMTP: ESOCKET', 0, true, true) from late where way = 2;
select is((select way::integer from contact.outbox where promoted), 1, 'from then on it goes by turns');
select is((select failures from contact.ways where way = 1), 0, 'one way pauses without the other');
select pg_temp.clear();
select pg_temp.accept(1);
select contact.mail_failed(id, lease, 'recipient', 'SMTP: EENVELOPE 550', 0, false, true)
from contact.claim_mails(4, 60, 0, 0, 600, 21600);
select results_eq('select way::integer from contact.claim_mails(4, 60, 0, 0, 600, 21600)', array[2],
  'what the laboratory''s address refuses takes it at once');
update contact.outbox set lease = null, leased_until = null;
select results_eq('select way::integer from contact.claim_mails(4, 60)', array[1],
  'without a second way what waits for it goes the usual one');
select pg_temp.clear();
select pg_temp.accept(1);
update contact.outbox set status = 'dead', created_at = clock_timestamp() - interval '7 hours';
select results_eq('select way::integer from contact.claim_mails(4, 60, 0, 0, 600, 21600)', array[2],
  'so do mails that were given up');

select * from finish();
rollback;
