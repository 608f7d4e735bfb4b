/** Timeout for starting a stack, and for restarting a killed worker. */
jest.setTimeout(60_000);
