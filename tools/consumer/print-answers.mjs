// Runs in the consumer's project: loads each compiled program; its last line is a list of what their calls gave.
const outcomes = [];
for (const file of process.argv.slice(2))
  outcomes.push(
    await import(file).then(
      ({ answer }) => ({ answer }),
      (error) => ({ error: error?.stack ?? String(error) }),
    ),
  );
process.stdout.write(`\n${JSON.stringify(outcomes)}\n`);
