import "@testing-library/jest-dom";
import { useStaticQuery } from "gatsby";
import { createDeliveryRules, createLayoutData } from "./factories";
import { installMedia } from "./media";

beforeEach(() => {
  installMedia();
  // What every page has, whatever part of it a test shows; a test that asks for something else says so.
  jest
    .mocked(useStaticQuery)
    .mockImplementation((query) =>
      String(query).includes("query DeliveryRules") ? createDeliveryRules() : createLayoutData(),
    );
});
