/** The booking that the load sends, as JSON; `index` makes the texts differ, as they do in life. */

const inTwentyDays = new Date(Date.now() + 20 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

export const bookingBody = (panelId: string, index = 0): string =>
  JSON.stringify({
    fulfillmentChannel: 'MOBILE',
    patient: {
      firstName: `Ada${String(index)}`,
      lastName: `Okafor${String(index)}`,
      email: `ada.okafor.${String(index)}@example.org`,
      phone: '+447700900123',
      dateOfBirth: '1988-04-12',
      gender: 'FEMALE',
    },
    location: {
      addressLine1: `${String(index)} Example Street`,
      city: 'Exampleton',
      postcode: 'ZZ99 3VZ',
    },
    appointment: { preferredDate: inTwentyDays, timePreference: 'morning', testType: panelId },
    externalUserId: `user-${String(index)}`,
    externalOrderId: `order-${String(index)}`,
  });
