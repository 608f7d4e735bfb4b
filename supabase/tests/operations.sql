-- What staff and the scheduler do: release, summary, purge.
begin;
select plan(25);

create function pg_temp.accept(p_id uuid, p_suspicion text default null) returns void language sql as $$
  select contact.accept_submission(
    p_id, 'info_request', '{"clinicName": "Gülüş", "email": "a@b.c", "phone": "1"}', repeat('a', 64), p_suspicion,
    p_id::text, 3, 60
  )
$$;

-- Release
select pg_temp.accept('00000000-0000-4000-8000-000000000001', 'too_fast');
select ok(contact.release('00000000-0000-4000-8000-000000000001'), 'a quarantined message can be released');
select is((select count(*)::integer from contact.outbox), 1, 'it is then mailed');
select is((select suspicion from contact.submissions), 'too_fast', 'why it was held is remembered');
select ok(not contact.release('00000000-0000-4000-8000-000000000001'), 'a second release does nothing');
select is((select count(*)::integer from contact.outbox), 1, 'and mails nothing');
select ok(not contact.release('00000000-0000-4000-8000-00000000ffff'), 'an unknown message is not released');
select is_empty('select * from contact.quarantine', 'the quarantine is empty');

-- Summary; 23:30 UTC is half past two of the next day in Istanbul
delete from contact.submissions;
select ok(contact.queue_summary('2026-05-01'), 'a day without anything gets its summary too');
delete from contact.outbox;
select pg_temp.accept('00000000-0000-4000-8000-000000000002');
select pg_temp.accept('00000000-0000-4000-8000-000000000003', 'honeypot');
select pg_temp.accept('00000000-0000-4000-8000-000000000004');
update contact.submissions set received_at = '2026-05-01 23:30:00Z';
update contact.outbox set status = 'dead' where submission_id = '00000000-0000-4000-8000-000000000002';
update contact.outbox set status = 'sent', sent_at = '2026-05-02 10:00Z'
where submission_id = '00000000-0000-4000-8000-000000000004';
select ok(contact.queue_summary('2026-05-02'), 'a day with messages gets one');
select ok(not contact.queue_summary('2026-05-02'), 'and only one');
select is((select summary -> 'received' from contact.outbox where kind = 'summary'), '3', 'it counts received messages');
select is((select summary -> 'sent' from contact.outbox where kind = 'summary'), '1', 'and delivered ones');
select is((select summary -> 'deadCount' from contact.outbox where kind = 'summary'), '1', 'and dead ones');
select is(
  (select summary #>> '{dead,0,name}' from contact.outbox where kind = 'summary'), 'Gülüş', 'the dead are named'
);
select is(
  (select summary #>> '{quarantined,0,id}' from contact.outbox where kind = 'summary'),
  '00000000-0000-4000-8000-000000000003', 'so are the quarantined'
);
select is(
  (select summary #>> '{dead,0,receivedAt}' from contact.outbox where kind = 'summary'), '2026-05-01T23:30:00Z',
  'times are in UTC'
);
select results_eq(
  $$ select kind, summary_day from contact.claim_outbox(4, 60) $$,
  $$ values ('summary', '2026-05-02'::date) $$, 'the summary is mailed like a message'
);
update contact.outbox set status = 'sent' where kind = 'summary';
select ok(contact.queue_summary('2026-05-03'), 'a quiet day with dead letters still gets a summary');

-- Purge
update contact.submissions set received_at = now() - interval '179 days';
select is(contact.purge(), 0, 'a message of 179 days is kept');
update contact.submissions set received_at = now() - interval '181 days'
where id = '00000000-0000-4000-8000-000000000002';
update contact.outbox set created_at = now() - interval '181 days' where summary_day = '2026-05-02';
select is(contact.purge(), 1, 'one of 181 days is deleted');
select is_empty(
  $$ select 1 from contact.outbox where submission_id = '00000000-0000-4000-8000-000000000002' $$, 'its mail too'
);
select is_empty($$ select 1 from contact.outbox where summary_day = '2026-05-02' $$, 'old summaries too');
update contact.rate_buckets set refilled_at = now() - interval '2 days';
select contact.daily_round();
select is_empty('select 1 from contact.rate_buckets', 'the daily round forgets idle clients');
select is(
  (select count(*)::integer from contact.submissions), 2, 'and keeps the messages'
);
select has_function('contact', 'request_drain', 'the scheduler''s call exists even where nothing schedules it');

select * from finish();
rollback;
