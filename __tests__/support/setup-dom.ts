import "@testing-library/jest-dom";
import { useStaticQuery } from "gatsby";
import { createDeliveryRules, createLayoutData } from "./factories";
import { installMedia } from "./media";

beforeEach(() => {
  installMedia();
  // Data every page has; tests can override it.
  jest
    .mocked(useStaticQuery)
    .mockImplementation((query) =>
      String(query).includes("query DeliveryRules") ? createDeliveryRules() : createLayoutData(),
    );
});
