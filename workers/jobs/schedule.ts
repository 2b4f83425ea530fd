export async function runSchedule(_controller: ScheduledController, _rawEnv: object): Promise<void> {}
