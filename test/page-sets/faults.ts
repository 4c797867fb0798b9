/** What a page set can be made to do wrong, one thing at a time, and a sentence on each. */

export const pageFaults = {
  'consumed-at-opening':
    'Opening the page uses the link up, so that the form on it can never be submitted.',
  'never-consumed': 'A link is not used up by its booking: a second booking goes through.',
  'expired-books': 'A link books after its 24 hours as it did before.',
  'tampered-accepted': 'The signature of a token is not looked at: its payload is believed.',
  'hint-unescaped': 'The patient hint is written into the page as it came: a script in it runs.',
  'hint-ignored': 'The form begins empty, whatever the patient hint said.',
  'correlation-lost':
    'The booking lacks the externalUserId, externalOrderId and passthrough of its link.',
  'source-is-api': 'The booking says INTEGRATION_API instead of INTEGRATION_HOSTED.',
  'error-consumes': 'A form with a mistake uses the link up, though nothing is booked.',
  'silent-error': 'A submitted form books nothing and is answered by a page that says nothing.',
  'declined-finalizes': 'A declined card is told as declined, and the payment is finalized.',
  'pays-twice': 'A paid job can be paid again, and its payment is finalized again.',
  frameable: 'Nothing keeps another site from showing a page inside its own.',
  'third-party-image': 'Each page loads an image from another host.',
  'too-wide': 'Each page is 900 px wide on any screen: a phone scrolls sideways.',
  unlabelled:
    'Nothing ties a field to the words beside it: assistive technology has no name for it.',
} as const;

export type PageFault = keyof typeof pageFaults;
