// Written by dev/scripts/subset-fonts.mts.

export const fontStacks = {
  serif:
    '"Instrument Serif", "Instrument Serif Fallback: Times New Roman", "Instrument Serif Fallback: Noto Serif", "Times New Roman", "Noto Serif", serif',
  sans: '"Instrument Sans", "Instrument Sans Fallback: Arial", "Instrument Sans Fallback: Roboto", Arial, Roboto, system-ui, sans-serif',
};

/** Local fonts dressed in the metrics of the web fonts. */
export const fallbackFaces = [
  {
    fontFamily: '"Instrument Serif Fallback: Times New Roman"',
    src: "local('Times New Roman'), local('TimesNewRomanPSMT')",
    ascentOverride: "117.9435%",
    descentOverride: "36.9318%",
    lineGapOverride: "0%",
    sizeAdjust: "83.9385%",
  },
  {
    fontFamily: '"Instrument Serif Fallback: Noto Serif"',
    src: "local('Noto Serif Regular'), local('NotoSerif-Regular')",
    ascentOverride: "139.6452%",
    descentOverride: "43.7273%",
    sizeAdjust: "70.894%",
  },
  {
    fontFamily: '"Instrument Sans Fallback: Arial"',
    src: "local('Arial'), local('ArialMT')",
    ascentOverride: "94.4163%",
    descentOverride: "24.3341%",
    lineGapOverride: "0%",
    sizeAdjust: "102.7365%",
  },
  {
    fontFamily: '"Instrument Sans Fallback: Roboto"',
    src: "local('Roboto Regular'), local('Roboto-Regular')",
    ascentOverride: "94.2095%",
    descentOverride: "24.2808%",
    sizeAdjust: "102.962%",
  },
];

/** The extended Turkish letters of the sans, embedded. */
export const sansExtendedFace = {
  unicodeRange: "U+011F, U+011E, U+015F, U+015E, U+0130",
  src: "url(data:font/woff2;base64,d09GMgABAAAAAAggABQAAAAAD1wAAAe5AAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGlUbgk4ceD9IVkFSSgZgP1NUQVR6JxYATC88EQgKhnCFfwskADCFVAE2AiQDPgQgBYVUByAMBxtqDVGUU0K6ZD8OcjJX84+zbA9TdmiI46yKJoporgttWRzrwfP/3/m1z7kFBg2YX7NWatIjf1HIgHjupIbW+VIcFStTBUNozg94293/rKm/hBRCPkrSXo86YgmkJgHdWE1tz+/NMskpun6/Vm+/oJ7OJdHxSsiUcu7wMJNEomomMoT0UGvW8E4oFhIhRkyquUzFsBTbWjhyIvb4oNshGBrBB/VDUEIEMOdsMNC2EyJ87e0bylDUWLaLIDCBCSBAQBcGoVOmOQKQ2bOR3YIMFsBYM3H3VnoLPECwsfBxyMt9FfBQzmQK8DvvYOMApAmvpV+CmAKGRUXECwb9eAq2R5wd96HqD0u4o/KmtPIShbpgg9cwAO3X4HKZ1UcjZ1vw8hjBRbFwcPEJiQAKAN6WdEiLtElDKumCGEuV1t83GMACbGwdqLKwKjJ9EmvofpeBzp3vGKfFovnOcXKV6hLjoaIngu7Zny9Dk3vZDCBwmKA4OAhUusdRyHAadAOawOpKBhFVO8kYa6giQKv2QDnbVqVkm7bdXWxpd7kQG/RsXQHMNjuRdXSTvnBRC/1/fP4k8Iy0k/XmtZQC86msAy4BkAr2DtABgyB4GKAJNtAHPb6FxSsiOL4dZyti5AtQf1bRFGUSg+hGKwIMikozaOctktMV1+Ss/A9mqkpGLgR9wttWlSZsqcSh5hmeAYraBQpZqTCIub3FCMDDQ0HaywBZn0KQdltYV0Wl1ADZwQMUn5NDkQqDV5SKCyEjsKITiSUjj5QsyP8IkoMCvHiakgUgD0AnIAS+BBkBrAHGAACapsiLbuvRs1OON2/vWj07Rj2sXNRs49kffogmH33En/PBB0vuQYw7u1RCClp56kfjl75TWqM9A4k1tEPLU2AZ/2mPJO/NWvkxrVopvDtzua1ACiVX5JW10vSekj7robYhodraV/k3etd+1LuEazvfluSpaREaVlFXvcV4I+7Joe3r0ZD1kSSFhXdt77/jSqUtevPd0jWQ8J5RYr/VLrz0Ucbj//9j08JNA158kkLpUn/ftUdFw5dIMnTjYhpxH5b7iHqjr8HKhiNuzqY5EY/rjh40RpXpyYJ3hDglZZivvz5Y+joh9I7vKVi9gxf2NdOeRh/mT7hcMulG9OjuhfhYOGaSSQPEmql8ZLsB8zTbPEaHxS0VrnCXDy/7h/05R2xvDgY/jO8ONBsd1x2rOpc74Ns824AYTHpEI2acLimHa0yWjLFNc/iQ/dvmkQPlIXsYi4bDBbsjhJh/BYU/bIoM1bmdGTNfIXzYdbB32dtt7DDaBLqsI+DH3LUmJ/6cvxGYHEReuHtMnWanWI/YQH4wlUjBG92abXbRzNMub6yvbSzreEtm6yxoui/cqps+iaCEe4PngtsfCv73j+jy9PdBex6j+nOyuoZ9IwuaJajsRgWASys3eCbIqtQWeqCm3aH9FLgaVE4bjwHI+pjWcY5GUO0mD09xHOi9AoBB6W99aB7gBbjTXGIxXVCRPmex8rExyNZW/Z45ZMkjrddqBlh69gczgg4AGAUAfRGixADDPowo8jBP8wdVlMWVdjJQ5k4ABI+FHaB7ucoSPiH/Im42n//mmxgGrToTpqVb/mdWo1H4PWnPoxtNSK9HLDFQl1Nbl+uy9EUx50uEzduLt26qiv7WyPpajBQ8VNC6AJ4TUtb8/HOnRfEMcBoL/FJ0gGW4XqFUpdP2rXN2mdl0ZE4W2D+Ta9Oz50mAhi27ErtZ42Zde+Na0jZJkCSTb0M3aGQ3RJ5tBkkBbpxM4n9U+mr4Z/NNWrZs0Tw8kY2UiLaWZaQFG3D9vEpezDvmqftjoeBGWZqk7NBx3UFW3m9ws2qmRVdcc7JJ0tJ4XrMeJNYIEWNHWQbkBHWcJCNCly5ZqZJpa4ZnuxSTTFeysATX0y8HUbtp7JpasAEXnIxwP6ZJ+3a1Ne5lWhC7cdy0ZTtcE5omSU5FwubUK+NIVRQEaS1+t1yKqKpfeiVfNMrmXa4I7eIWT2nqqZEQHZBI375F83Ucf5016HoXdYwkQfPmWaeSZUIU+kVT/kNNrKApDwkSVcqNC20xoaofRW1UO+GyuBh+/oeu25oGgPa5e4D+OImdJN+mTTbQWojXAOYauSbqjYtJqLbth2qukYbf1fKfzHJOgAACR4+enJVuG1PFGPMzwFfByRPA12sWb3Z9w1A5GBwUAIFZ1KdlB8ZuFQRuy+gNLIN90AubCssQLdQN9KLWMeUTumsAYxjDxJ8TIE9flPGYiB26uCzLYxjE8oEXZNlVILSTEQIlI70EZgo6vtRUsxpMUIOMw/xalgkMkYhGbBDENKPyZKLTQpClGZ4gRzuTgiY00wtN6UZbMzwWWATJJlm2sMKSpQxBHhckNJsS+UHObQQ6yHtUwLmAQhvHJuF7NQIMHBYOQQF2opUtGFhoZ4SwhQo/WQWt4LNwMDjKiCYkzqdhICDZYpwNVlk/TpSDgcJCJokY4tbfXkXKKjwkJBPwjG9zGJ8bJXLhftk8I/JMzhVLSXimHpJt9kBXDBqHB8SDd7YFLIAsKfM2j5pMUiTzFVq4qq0goZ0c85Eilm0xUcYaa2AQjgM5cqySb9bl15LQKrkRVSswCTcsUAWXlDqYpf8j8v/EPdUnAQ==) format('woff2')",
};
