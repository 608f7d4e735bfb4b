/** A stack starts within seconds; a worker that was killed is waited for. */
jest.setTimeout(60_000);
