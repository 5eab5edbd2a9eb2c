import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What a measurement takes. If {@code BENCH_CLOCK} is {@code cpu}, time is that of the processor, for a machine that is
 * busy with other things.
 */
final class Clock {
  private static final boolean COUNTS_CPU = "cpu".equals(System.getenv("BENCH_CLOCK"));

  private Clock() {}

  /** Of the calling thread, from any start. */
  static double milliseconds() {
    return (COUNTS_CPU ? ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() : System.nanoTime()) / 1e6;
  }

  /** Of all threads together, from any start. */
  static double processMilliseconds() {
    var system = (com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    return (COUNTS_CPU ? system.getProcessCpuTime() : System.nanoTime()) / 1e6;
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
