/** Two full rows of the rail; with fewer people one row. */
const most = 12

/** The active people whom guests see in the rail of the home page. */
export const shownActive = <Person>(people: readonly Person[]): readonly Person[] =>
  people.slice(0, people.length < most ? most / 2 : most)
