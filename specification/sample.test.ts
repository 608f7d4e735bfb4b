import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { isSample } from "./sample.ts";

const sample = { brand: "Sedef Dental", url: "https://www.sedefdental.example" };

describe("whose content it is", () => {
  test("the sample's, as it comes", () => {
    assert.ok(isSample(sample));
  });

  test("the sample's, also where one of its two signs has been changed, or only written otherwise", () => {
    assert.ok(isSample({ ...sample, brand: "Ege Protez" }));
    assert.ok(isSample({ ...sample, url: "https://www.egeprotez.com.tr" }));
    assert.ok(isSample({ brand: "Sedef Dental Kayseri", url: "https://sedefdental.example" }));
  });

  test("another laboratory's, which has its own name and address", () => {
    assert.ok(!isSample({ brand: "Ege Protez", url: "https://www.egeprotez.com.tr" }));
    assert.ok(!isSample({ brand: "Sedef Ağız", url: "https://www.sedefagiz.example" }));
  });
});
