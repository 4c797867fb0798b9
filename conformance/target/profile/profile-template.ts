/** The commented profile that `phlebo check --init FILE` writes: valid as it stands once its variables are set. */
export const profileTemplate = `# What phlebo check needs to know about a server, and which keys it may use.
# A value may be \${NAME}: it is then taken from the environment. Keep secrets there, not here.
# What is marked "not used yet" is read and checked for its form, and no check of this version asks for it.

name: staging
url: https://staging.example.org            # {base_url}; /api/integration/v1/... is appended
webhookSettle: 2s                           # not used yet: how long silence must last before absence is believed

# The clients that the runner may act as. The names are fixed: primary, and by need patientPay. Leave one
# out if you have no such client to lend; write "none" if the server has no such clients at all.
# Not used yet: other, noVenues, noMobile and visible (a client with fulfiller visibility).
clients:
  primary:
    billingMode: WEEKLY_INVOICE             # or PATIENT_PAY; left out: not known
    capabilities: [canUseMobilePhleb, canUseVenueNetwork]
    fulfillerVisibility: false
    webhookSecret: \${PRIMARY_WEBHOOK_SECRET} # not used yet: only kept out of all reports
    requestsPerMinute: 60                   # not used yet: the limit of each key
    keys:
      - key: \${PRIMARY_KEY}                 # one key with every scope serves most checks
        scopes: [bookings:read, bookings:write, venues:read, invoices:read, refunds:read, disputes:read]
      - key: \${PRIMARY_READ_KEY}
        scopes: [bookings:read]
  other:                                    # not used yet
    keys:
      - key: \${OTHER_KEY}
        scopes: [bookings:read, bookings:write]

# Existing things of the primary client that may be read; null where there is none.
known:
  panelId: null
  venueId: null
  jobId: null
  invoiceId: null
  refundId: null
  disputeId: null

# How the actors are moved whom the API does not show (phlebotomists, venue staff, the lab, billing).
# Not used yet: the kinds command and manual.
control: { kind: none }
# control: { kind: http, url: "https://staging.example.org/control", token: "\${CONTROL_TOKEN}" }

# Not used yet: where the server can reach this machine with webhooks.
inbox: none
# inbox: { listen: 0.0.0.0:8787, publicUrl: "https://hooks.example.org/phlebo" }

# Not used yet: what the runner cannot guess on the hosted pages (CSS selectors of fields, names of buttons).
pages:
  fields: {}
  buttons: {}
  browser: auto
`;
