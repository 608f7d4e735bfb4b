import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { createDeliveryRules, createLayoutData } from "./factories";
import { installMedia } from "./media";

// A loaded machine may need more than the usual second.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  installMedia();
  // Data every page has; tests can override it.
  jest
    .mocked(useStaticQuery)
    .mockImplementation((query) =>
      String(query).includes("query DeliveryRules") ? createDeliveryRules() : createLayoutData(),
    );
});
