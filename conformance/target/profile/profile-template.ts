/** The commented profile that `phlebo check --init FILE` writes: valid as it stands once PRIMARY_KEY is set. */
export const profileTemplate = `# What phlebo check needs to know about a server, and which keys it may use.
# A value may be \${NAME}: it is then taken from the environment. Keep secrets there, not here.

name: staging
url: https://staging.example.org            # {base_url}; /api/integration/v1/... is appended
webhookSettle: 2s                           # how long silence must last before absence is believed

# The clients that the runner may act as. The names are fixed: primary, and by need the others. Leave one out
# if you have no such client to lend; write "none" if the server has no such clients at all.
clients:
  primary:
    billingMode: WEEKLY_INVOICE             # or PATIENT_PAY; left out: not known
    capabilities: [canUseMobilePhleb, canUseVenueNetwork]
    fulfillerVisibility: false
    # webhookSecret: \${PRIMARY_WEBHOOK_SECRET}  # for all that is about signatures
    requestsPerMinute: 60                   # the budget of each of its keys, never exceeded
    keys:
      - key: \${PRIMARY_KEY}                 # one key with every scope serves most checks; several share the work
        scopes: [bookings:read, bookings:write, venues:read, invoices:read, refunds:read, disputes:read]
      # - key: \${PRIMARY_READ_KEY}          # keys that lack scopes: for what must be denied to them
      #   scopes: [bookings:read]
  # other:                                  # a second client, for the tenancy checks
  #   keys:
  #     - key: \${OTHER_KEY}
  #       scopes: [bookings:read, bookings:write]
  # patientPay:                             # billed by PATIENT_PAY
  # noVenues:                               # without canUseVenueNetwork
  # noMobile:                               # without canUseMobilePhleb
  # visible:                                # with fulfiller visibility

# Existing things of the primary client that may be read; null where there is none.
known:
  panelId: null
  venueId: null
  jobId: null
  invoiceId: null
  refundId: null
  disputeId: null

# How the actors are moved whom the API does not show (phlebotomists, venue staff, the lab, billing).
control: { kind: none }
# control: { kind: http, url: "https://staging.example.org/control", token: "\${CONTROL_TOKEN}" }
# control: { kind: command, run: [./control.sh] }  # one process for each action; needs --allow-commands
# control: { kind: manual }                        # a person is prompted

# Where the server can reach this machine with webhooks. Each client's are expected at publicUrl/NAME, with its
# name from above; what comes to publicUrl itself is taken for primary's. A server on this machine needs none of it;
# "inbox: none" does without webhooks there, too.
# inbox: { listen: 0.0.0.0:8787, publicUrl: "https://hooks.example.org/phlebo" }

# The hosted pages. The runner finds its way by autocomplete tokens, labels and the words of buttons; here stands
# what it cannot guess.
pages:
  fields: {}                                # CSS selectors, as in firstName: "#given"
  buttons: {}                               # names, as in next: Weiter; also book, pay
  browser: auto                             # or the path of a Chromium, or none
  cards: {}                                 # test cards of the processor: good, declined
`;
