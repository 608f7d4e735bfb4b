/** The sample's pictures in the laboratory's colour. @returns why they are not */
export const tintPictures = (): string => "pictures have no tint that a laboratory could set";
