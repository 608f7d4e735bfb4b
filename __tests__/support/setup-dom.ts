import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import { installMedia } from "./media";

// A loaded machine may need more than the usual second.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(installMedia);
