/** The open points at which no request, control action or webhook can look, and why. */

export const unseeable: Readonly<Record<string, string>> = {
  O17: 'Keys are minted on settings pages, which are no part of the interface; no endpoint mints one or alters its scopes.',
  O47: 'An internal exception cannot be brought about from outside, so whether it leaves something behind is not seen.',
  O49: 'The runner is told the base address and asks below it only.',
  O62: 'The control protocol opens disputes of jobs only, so a dispute without a job cannot be made.',
  O76: 'The control protocol knows one endpoint of a client; whether its settings page takes several is not seen.',
};
