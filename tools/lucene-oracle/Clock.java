import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.LongSupplier;

/** Counts time by the wall and of the processor, which other work on the machine disturbs least. */
final class Clock {
  private final LongSupplier processor;
  private final long wallStart = System.nanoTime();
  private final long processorStart;

  private Clock(LongSupplier processor) {
    this.processor = processor;
    this.processorStart = processor.getAsLong();
  }

  /** Counts the processor time of the calling thread. */
  static Clock ofThread() {
    return new Clock(ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime);
  }

  /** Counts the processor time of all threads together. */
  static Clock ofProcess() {
    var system = (com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    return new Clock(system::getProcessCpuTime);
  }

  /** By the wall and of the processor since the start, with a tab between. */
  String milliseconds() {
    double processorTime = (processor.getAsLong() - processorStart) / 1e6;
    return String.format(Locale.ROOT, "%.3f\t%.3f", (System.nanoTime() - wallStart) / 1e6, processorTime);
  }

  /** The most memory that this process has held, where the platform tells. */
  static long peakMegabytes() throws IOException {
    Path status = Path.of("/proc/self/status");
    if (!Files.exists(status)) return 0;
    for (String line : Files.readAllLines(status)) {
      if (line.startsWith("VmHWM:")) return Long.parseLong(line.replaceAll("\\D", "")) / 1000;
    }
    return 0;
  }
}
