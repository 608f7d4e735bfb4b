import { randomId } from "#src/domain/random-id.ts";

test("an id is a UUID of version 4", () => {
  expect(randomId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
});

test("ids differ", () => {
  expect(new Set(Array.from({ length: 100 }, randomId)).size).toBe(100);
});
