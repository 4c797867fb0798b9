/** The words by which hosted pages call their fields, and how those of HTML's autocomplete are meant. */
import type { PageField } from './page-field.ts';

/** The field names of HTML (autofill) that say what a field is. */
export const autofill: Readonly<Record<string, PageField>> = {
  name: 'fullName',
  'given-name': 'firstName',
  'family-name': 'lastName',
  email: 'email',
  tel: 'phone',
  'tel-national': 'phone',
  bday: 'dateOfBirth',
  'bday-day': 'birthDay',
  'bday-month': 'birthMonth',
  'bday-year': 'birthYear',
  sex: 'gender',
  'street-address': 'addressLine1',
  'address-line1': 'addressLine1',
  'address-line2': 'addressLine2',
  'address-level2': 'city',
  'address-level1': 'county',
  'postal-code': 'postcode',
  'cc-number': 'cardNumber',
  'cc-exp': 'cardExpiry',
  'cc-exp-month': 'cardExpiryMonth',
  'cc-exp-year': 'cardExpiryYear',
  'cc-csc': 'cardCvc',
  'cc-name': 'cardName',
};

type Word = readonly [field: PageField, words: RegExp];

/** Of something to write in, or a list. The first that fits: the narrower stand before the wider. */
export const fieldWords: readonly Word[] = [
  ['cardName', /name on (the |your )?card|card ?holder/],
  ['cardCvc', /\bcv[cv]2?\b|\bcsc\b|(security|verification|card) code|digits on the back/],
  ['cardExpiryMonth', /expir\w* month|\bexp[ _-]?month/],
  ['cardExpiryYear', /expir\w* year|\bexp[ _-]?year/],
  ['cardExpiry', /expir|valid (until|thru|to)|good (thru|through)|\bexp\b|ends (on|in)/],
  ['cardNumber', /card ?(number|no\b|#)|\bpan\b|long number|^(your |debit |credit )*card$/],
  ['birthDay', /birth ?day$|(birth|born).*\bday\b|\bday\b.*(birth|born)/],
  ['birthMonth', /(birth|born).*\bmonth\b|\bmonth\b.*(birth|born)/],
  ['birthYear', /(birth|born).*\byear\b|\byear\b.*(birth|born)/],
  ['dateOfBirth', /birth|\bdob\b|\bborn\b/],
  ['firstName', /(first|given|christian)[ _-]?name|forename|^given|^first$|fname/],
  ['lastName', /(last|family|second)[ _-]?name|surname|^family|^last$|lname/],
  ['fullName', /^(your |full |patient('s)? |complete )*name$|what.*\bname\b/],
  ['email', /e-?mail/],
  ['gender', /gender|\bsex\b/],
  ['phone', /phone|\bmobile( number)?$|\btel\b|contact number|(reach|call|ring|text) you/],
  ['postcode', /post ?-?code|postal|\bzip\b/],
  ['addressLine2', /address ?(line)? ?2|second line|flat|apartment|\bunit\b/],
  ['addressLine1', /address ?(line)? ?1|first line|street|house|^(your |home )*address$/],
  ['city', /\bcity\b|\btown\b/],
  ['county', /\bcounty\b|region/],
  [
    'timePreference',
    /time (of|in) (the )?day|time ?preference|preferred time|part of (the )?day|day ?part|time window/,
  ],
  ['preferredMonth', /^month$|(visit|appointment|preferred).*month/],
  ['preferredYear', /^year$|(visit|appointment|preferred).*year/],
  ['preferredDay', /^day$/],
  ['venueSlotStart', /slot|appointment time|\btimes?\b/],
  ['preferredDate', /\bdate\b|\bday\b|when (should|would|shall|do|can|suits)/],
  [
    'fulfillmentChannel',
    /how (would|do|should) you|(visit|appointment|collection) (type|method)|type of (visit|appointment)|channel|at home or|home or/,
  ],
  ['testType', /\btests?\b|panel|\bprofile\b/],
  ['venue', /venue|clinic|cent(re|er)\b|\bsite\b|branch|location|\bwhere\b/],
  [
    'specialInstructions',
    /instruction|\bnotes?\b|comment|anything (else)?|(should|need to) know|message/,
  ],
  ['consent', /agree|consent|terms|privacy|\bconfirm that\b|i (accept|confirm|understand)/],
];

/** What a booking is called by the way it is carried out. */
export const channelWords = {
  MOBILE: /\bmobile\b|\bhome\b|come to (me|you)|my (address|place)|visit me|at work/i,
  IN_VENUE:
    /in[ _-]?venue|venue|clinic|cent(re|er)\b|in person|go to|travel to|walk[ -]?in|\bsite\b/i,
} as const;

export const genderWords = {
  MALE: /^\s*(m|male|man)\b/i,
  FEMALE: /^\s*(f|female|woman)\b/i,
} as const;

/** The words of buttons. */
export const buttonWords = {
  pay: /\bpay\b|payment now|check ?out|\bpurchase\b/i,
  book: /\b(book|confirm|submit|place|request|schedule|reserve|finish|complete|done|send|arrange|make (my|the|this))\b/i,
  next: /\b(next|continue|proceed|go on|onwards?|forward|begin|start|get started|review|save and|carry on|check (your|my)|choose|find|show|see|let.?s go)\b|[→›»⇒▶]/i,
  /** None that goes on. */
  other:
    /\b(back|previous|cancel|close|clear|reset|sign (in|out|up)|log (in|out)|change|edit|amend|remove|delete|help|menu|print|decline|reject|share|copy|another|again|new (booking|appointment)|manage|download|calendar|search address|find address|skip|cookies?|language|privacy|terms|contact|home ?page)\b|[←‹«]/i,
} as const;
