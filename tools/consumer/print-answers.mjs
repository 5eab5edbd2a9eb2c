// Runs in the consumer's project: loads each compiled program and prints the results of their calls as the last line.
const outcomes = [];
for (const file of process.argv.slice(2))
  outcomes.push(
    await import(file).then(
      ({ answer }) => ({ answer }),
      (error) => ({ error: error?.stack ?? String(error) }),
    ),
  );
process.stdout.write(`\n${JSON.stringify(outcomes)}\n`);
