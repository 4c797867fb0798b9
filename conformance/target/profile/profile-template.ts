/** The commented profile that `phlebo check --init FILE` writes: valid as it stands once its variables are set. */
export const profileTemplate = `# What phlebo check needs to know about a server, and which keys it may use.
# A value may be \${NAME}: it is then taken from the environment. Keep secrets there, not here.

name: staging
url: https://staging.example.org            # {base_url}; /api/integration/v1/... is appended
webhookSettle: 2s                           # how long silence must last before absence is believed

# The clients that the runner may act as. The names are fixed: primary, other, and by need patientPay,
# noVenues, noMobile, visible (a client with fulfiller visibility). Leave one out if you have no such
# client to lend; write "none" if the server has no such clients at all.
clients:
  primary:
    billingMode: WEEKLY_INVOICE             # or PATIENT_PAY
    capabilities: [canUseMobilePhleb, canUseVenueNetwork]
    fulfillerVisibility: false
    webhookSecret: \${PRIMARY_WEBHOOK_SECRET}
    requestsPerMinute: 60                   # per key
    keys:
      - key: \${PRIMARY_KEY}                 # one key with every scope serves most checks
        scopes: [bookings:read, bookings:write, venues:read, invoices:read, refunds:read, disputes:read]
      - key: \${PRIMARY_READ_KEY}
        scopes: [bookings:read]
  other:
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
control: { kind: none }
# control: { kind: http, url: "https://staging.example.org/control", token: "\${CONTROL_TOKEN}" }

# Where the server can reach this machine with webhooks.
inbox: none
# inbox: { listen: 0.0.0.0:8787, publicUrl: "https://hooks.example.org/phlebo" }

# What the runner cannot guess on the hosted pages: CSS selectors of fields, names of buttons.
pages:
  fields: {}
  buttons: {}
  browser: auto
`;
