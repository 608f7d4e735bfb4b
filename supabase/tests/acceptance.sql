-- Accepting a message: stored once with its mail, recognised when it comes again, limited per client.
begin;
select plan(23);

create function pg_temp.accept(p_id uuid, p_hash text, p_client text default 'client', p_suspicion text default null)
returns text language sql as $$
  select outcome from contact.accept_submission(
    p_id, 'contact', '{"name": "Şükrü"}', repeat(p_hash, 64), p_suspicion, p_client, 3, 60
  )
$$;

-- Stored together with its mail
select is(pg_temp.accept('00000000-0000-4000-8000-000000000001', 'a'), 'accepted', 'a new message is accepted');
select results_eq(
  $$ select form_type, payload ->> 'name', status, suspicion from contact.submissions $$,
  $$ values ('contact', 'Şükrü', 'accepted', null::text) $$, 'it is stored as it came'
);
select results_eq(
  $$ select submission_id, status, attempts from contact.outbox $$,
  $$ values ('00000000-0000-4000-8000-000000000001'::uuid, 'pending', 0) $$, 'its mail waits in the outbox'
);

-- Coming again
select is(pg_temp.accept('00000000-0000-4000-8000-000000000001', 'a'), 'duplicate', 'the same message again is a duplicate');
select is(pg_temp.accept('00000000-0000-4000-8000-000000000001', 'b'), 'conflict', 'another message under its id is a conflict');
select is((select count(*)::integer from contact.submissions), 1, 'neither is stored');
select is((select count(*)::integer from contact.outbox), 1, 'neither is mailed');
select is((select round(tokens)::integer from contact.rate_buckets where client_hash = 'client'), 2, 'neither costs a token');

-- Quarantine
select is(
  pg_temp.accept('00000000-0000-4000-8000-000000000002', 'c', 'robot', 'honeypot'), 'accepted',
  'a suspicious message is accepted too'
);
select is(
  (select status from contact.submissions where id = '00000000-0000-4000-8000-000000000002'), 'quarantined',
  'it is stored in quarantine'
);
select is_empty(
  $$ select 1 from contact.outbox where submission_id = '00000000-0000-4000-8000-000000000002' $$, 'it is not mailed'
);
select is((select count(*)::integer from contact.quarantine), 1, 'the quarantine lists it');

-- The token bucket: three at once here, sixty an hour
select is(pg_temp.accept(gen_random_uuid(), 'd'), 'accepted', 'the second message of a burst of three passes');
select is(pg_temp.accept(gen_random_uuid(), 'd'), 'accepted', 'the third passes');
select is(pg_temp.accept('00000000-0000-4000-8000-000000000003', 'd'), 'limited', 'the fourth is limited');
select is_empty(
  $$ select 1 from contact.submissions where id = '00000000-0000-4000-8000-000000000003' $$,
  'a limited message is not stored'
);
select is(
  (select retry_after from contact.accept_submission(
    gen_random_uuid(), 'contact', '{}', repeat('a', 64), null, 'client', 3, 60)),
  60, 'the answer says how many seconds to wait'
);
select is(pg_temp.accept('00000000-0000-4000-8000-000000000001', 'a'), 'duplicate', 'a retry is answered even when limited');
select is(pg_temp.accept(gen_random_uuid(), 'd', 'somebody else'), 'accepted', 'another client is not affected');
update contact.rate_buckets set refilled_at = refilled_at - interval '60 seconds' where client_hash = 'client';
select is(pg_temp.accept('00000000-0000-4000-8000-000000000003', 'd'), 'accepted', 'a minute later it passes');
update contact.rate_buckets set refilled_at = refilled_at - interval '1 year' where client_hash = 'client';
select is(pg_temp.accept(gen_random_uuid(), 'd'), 'accepted', 'after a year');
select is(
  (select round(tokens)::integer from contact.rate_buckets where client_hash = 'client'), 2,
  'the bucket holds no more than the burst'
);
select contact.accept_submission(gen_random_uuid(), 'contact', '{}', repeat('a', 64), null, 'never', 1, 0);
select is(
  (select retry_after from contact.accept_submission(
    gen_random_uuid(), 'contact', '{}', repeat('a', 64), null, 'never', 1, 0)),
  86400, 'a bucket that is never refilled means a day''s wait, not an error'
);

select * from finish();
rollback;
