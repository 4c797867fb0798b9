/** The scenario asks for something that there is not, found out while the operation was under way: a 400. */
export class ScenarioFault extends Error {
  override readonly name = 'ScenarioFault';
  readonly code = 'SCENARIO_FAULT';
}
