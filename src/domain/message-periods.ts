/** Days and hours after which the message function deletes what its SQL deletes in every laboratory. */
export const suspiciousDays = 30;
export const addressHours = 24;
