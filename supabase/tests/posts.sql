-- Accepting what a browser posts by itself: the same text within a minute is stored once, whatever its id.
begin;
select plan(14);

create function pg_temp.accept_post(p_hash text, p_suspicion text default null, p_client text default 'client')
returns text language sql as $$
  select outcome from contact.accept_post(
    gen_random_uuid(), 'contact', '{"name": "Şükrü"}', repeat(p_hash, 64), p_suspicion, p_client, 3, 60
  )
$$;
create function pg_temp.age(p_hash text, p_age interval) returns void language sql as $$
  update contact.submissions set received_at = clock_timestamp() - p_age where payload_hash = repeat(p_hash, 64)
$$;

select is(pg_temp.accept_post('a'), 'accepted', 'a new text is accepted');
select results_eq(
  $$ select form_type, payload ->> 'name', status from contact.submissions $$,
  $$ values ('contact', 'Şükrü', 'accepted') $$, 'it is stored as it came'
);
select is((select count(*)::integer from contact.outbox), 1, 'its mail waits in the outbox');

select is(pg_temp.accept_post('a'), 'duplicate', 'the same text again is a duplicate');
select pg_temp.age('a', interval '59 seconds');
select is(pg_temp.accept_post('a'), 'duplicate', 'also at the end of the minute');
select is((select count(*)::integer from contact.submissions), 1, 'it is stored once');
select is((select count(*)::integer from contact.outbox), 1, 'and mailed once');
select is(
  (select round(tokens)::integer from contact.rate_buckets where client_hash = 'client'), 2,
  'a duplicate costs no token'
);

select pg_temp.age('a', interval '61 seconds');
select is(pg_temp.accept_post('a'), 'accepted', 'after a minute it is a message of its own');
select is(pg_temp.accept_post('b'), 'accepted', 'another text is too');
select is(pg_temp.accept_post('c'), 'limited', 'the client''s bucket counts for it');

select is(pg_temp.accept_post('d', 'honeypot', 'robot'), 'accepted', 'a suspicious text is accepted too');
select is(pg_temp.accept_post('d', null, 'person'), 'accepted', 'the same text of a person does not wait with it');
select is(
  (select count(*)::integer from contact.outbox o join contact.submissions s on s.id = o.submission_id
   where s.payload_hash = repeat('d', 64)),
  1, 'and is mailed'
);

select * from finish();
rollback;
