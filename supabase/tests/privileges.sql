-- Nobody but the function's role reaches the store, and that role reaches thirteen functions and no table.
begin;
select plan(61);

select ok(not has_schema_privilege(r, 'contact', 'usage'), r || ' may not use schema contact')
from unnest(array['anon', 'authenticated', 'service_role', 'public']) r;

select ok(
  not has_table_privilege(r, 'contact.' || t, 'select, insert, update, delete, truncate, references, trigger'),
  r || ' may do nothing with contact.' || t
)
from unnest(array['anon', 'authenticated', 'contact_function', 'public']) r,
     unnest(array['submissions', 'outbox', 'rate_buckets', 'quarantine', 'dead_letters', 'held', 'ways', 'pulse',
       'mail_events']) t;

select is(
  (select count(*)::integer from pg_proc p
   where p.pronamespace = 'contact'::regnamespace and has_function_privilege(r, p.oid, 'execute')),
  0, r || ' may run no function of contact'
)
from unnest(array['anon', 'authenticated', 'service_role', 'public']) r;

select set_eq(
  $$ select p.proname::text from pg_proc p
     where p.pronamespace = 'contact'::regnamespace
       and has_function_privilege('contact_function', p.oid, 'execute') $$,
  array['accept_message', 'accept_submission', 'accept_post', 'claim_outbox', 'held_message', 'mark_sent', 'mark_failed',
        'settle_held', 'claim_mails', 'mail_failed', 'mail_returned', 'note_drain', 'health'],
  'contact_function may run the thirteen functions it needs, and no other'
);
select ok(
  not (select rolsuper or rolcreatedb or rolcreaterole or rolbypassrls or rolreplication
       from pg_roles where rolname = 'contact_function'),
  'contact_function has no special powers'
);
select ok(not has_schema_privilege('contact_function', 'contact', 'create'), 'contact_function may create nothing');
select is(
  (select count(*)::integer from pg_auth_members where member = 'contact_function'::regrole), 0,
  'contact_function is a member of no other role'
);
select ok(relrowsecurity, relname || ' has row security on')
from pg_class where relnamespace = 'contact'::regnamespace and relkind = 'r' order by relname;
select is(
  (select count(*)::integer from pg_proc
   where pronamespace = 'contact'::regnamespace and not coalesce('search_path=""' = any (proconfig), false)),
  0, 'every function of contact fixes its search path'
);

-- The same by trying.
select contact.accept_submission(
  '11111111-1111-4111-8111-111111111111', 'contact', '{"name": "Secret"}', repeat('a', 64), null, 'c', 10, 10
);
set local role anon;
select throws_ok('select * from contact.submissions', '42501', null, 'anon is refused the messages');
select throws_ok('select * from contact.dead_letters', '42501', null, 'anon is refused the dead letters');
set local role authenticated;
select throws_ok('select * from contact.submissions', '42501', null, 'authenticated is refused the messages');
select throws_ok('select contact.purge(0)', '42501', null, 'authenticated may not purge');
set local role contact_function;
select throws_ok('select * from contact.submissions', '42501', null, 'the function''s role is refused the messages');
select isnt_empty('select * from contact.claim_mails(4, 60)', 'the function''s role may claim mails');
reset role;

select * from finish();
rollback;
