import "@testing-library/jest-dom";
import { installMedia } from "./media";

beforeEach(() => installMedia());
