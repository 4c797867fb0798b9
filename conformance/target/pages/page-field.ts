/** What a hosted page may ask, in the words of the API where it has them. */

export const pageFields = [
  ...(['firstName', 'lastName', 'fullName', 'email', 'phone', 'gender'] as const),
  ...(['dateOfBirth', 'birthDay', 'birthMonth', 'birthYear'] as const),
  ...(['addressLine1', 'addressLine2', 'city', 'county', 'postcode'] as const),
  ...(['fulfillmentChannel', 'venue', 'venueSlotStart', 'timePreference', 'testType'] as const),
  ...(['preferredDate', 'preferredDay', 'preferredMonth', 'preferredYear'] as const),
  ...(['specialInstructions', 'consent'] as const),
  ...(['cardNumber', 'cardExpiry', 'cardExpiryMonth', 'cardExpiryYear', 'cardCvc'] as const),
  'cardName',
] as const;

export type PageField = (typeof pageFields)[number];

export const isPageField = (name: string): name is PageField =>
  pageFields.some((field) => field === name);
