import { spawnSync } from "node:child_process";
import { denoBinary } from "../../dev/stack/function-process.ts";
import { optionalDependencies } from "../../package.json";
import { contact, post, type TestStack, testStack } from "./support.ts";

// Smoke test on the hosted Deno. All tests run on it with `FUNCTION_DENO=hosted npm run test:function`.

const onLinux = process.platform === "linux" ? test : test.skip;
let stack: TestStack;

afterEach(async () => await stack?.stop());

onLinux(
  "the Deno that Supabase's runtime stands on takes a message, stores it and mails it",
  async () => {
    const [, version] = optionalDependencies["deno-hosted"].split(/@(?=[\d.]+$)/);
    expect(spawnSync(denoBinary("deno-hosted"), ["--version"]).stdout.toString()).toContain(
      `deno ${version} `,
    );
    stack = await testStack({ deno: "deno-hosted" });
    const payload = contact();
    const answer = await post(stack, payload);
    expect([answer.status, await answer.json()]).toEqual([
      202,
      { id: payload.submissionId, status: "accepted" },
    ]);
    await stack.drain();
    const [mail] = await stack.mailbox.messages();
    expect(mail?.subject).toContain(payload.name);
  },
  60_000,
);
